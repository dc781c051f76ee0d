// Tests the content security policy.
import {expect, test} from 'vitest';
import {inlineCodeOfAll} from '../../../src/plugins/policy/inlineCode';
import {contentSecurityPolicy} from '../../../src/plugins/policy/policy';
import {builtPage} from '../../../src/site/builtPage';

test('the content security policy allows the hosts of search and analytics only', () => {
  const services = {searchApp: 'APP', analytics: 'https://events.example'};
  expect(contentSecurityPolicy(inlineCodeOfAll([]), services).match(/https?:[^ ;]+/g)).toEqual([
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://events.example',
  ]);
});

test('an inline script that is not on every page stops the build with page and fix', () => {
  const pages = ['<script>go()</script>', '<script>go()</script><script>track()</script>'];
  expect(() => inlineCodeOfAll(pages.map((html, index) => builtPage(`/${index}`, html)))).toThrow(
    '/1: the inline script "track()" is on 1 of 2 pages. Move it into a file',
  );
});
