// Tests the content security policy.
import {expect, test} from 'vitest';
import {hashSource} from '../../../src/plugins/policy/inlineCode';
import {contentSecurityPolicy} from '../../../src/plugins/policy/policy';

const none = {
  scripts: new Set<string>(),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
};
const inline = {...none, scripts: new Set(['go()'])};

test('the content security policy allows inline scripts only by their hash', () => {
  const policy = contentSecurityPolicy(inline, {});
  expect(policy).toContain(`script-src 'self' ${hashSource('go()')};`);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("connect-src 'self';");
});

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
