// Tests how inline code is found in pages and hashed for the content security policy.
import {expect, test} from 'vitest';
import {inlineCodeOfAll} from '../../../src/plugins/policy/inlineCode';
import {builtPage} from '../../../src/site/builtPage';

const all = (...pages: string[]) =>
  inlineCodeOfAll(pages.map((html, index) => builtPage(`/${index}`, html)));

test('an inline script that is not on every page stops the build with page and fix', () => {
  expect(() =>
    all('<script>go()</script>', '<script>go()</script><script>track()</script>'),
  ).toThrow('/1: the inline script "track()" is on 1 of 2 pages. Move it into a file');
});
