// Tests the content security policy.
import {expect, test} from 'vitest';
import {contentSecurityPolicy} from '../../../src/plugins/policy/policy';

const inline = {
  scripts: new Set<string>(),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
};

test('the content security policy allows the hosts of search and analytics only', () => {
  const services = {searchApp: 'APP', analytics: 'https://events.example'};
  expect(contentSecurityPolicy(inline, services).match(/https?:[^ ;]+/g)).toEqual([
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://events.example',
  ]);
});
