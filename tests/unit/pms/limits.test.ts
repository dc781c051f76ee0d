import {expect, test} from 'vitest';
import {text} from '../../../src/markdown-pages/write';
import {limitsList} from '../../../src/pms/limitsList';
import {limitText, strictestOf} from '../../../src/pms/model/derive';
import type {Limit, PmsFacts} from '../../../src/pms/model/schema';
import type {Guide} from '../../../src/pms/model/validate';

const limit = (count: number, unit: Limit['unit'], scope: string, counted = 'requests') =>
  ({count, counted, every: 1, unit, scope, source: ['docs']}) as Limit;

const strictest = (...limits: Limit[]) => {
  const found = strictestOf({rateLimit: {limits}} as PmsFacts);
  return found && limitText(found);
};

test('a steady stream of requests meets the strictest limit of the same scope first', () => {
  expect(
    strictest(
      limit(15, 'second', 'account'),
      limit(120, 'minute', 'account'),
      limit(5000, 'hour', 'account'),
    ),
  ).toBe('5,000 requests per hour');
});

test('a limit of another scope is not that of all requests', () => {
  expect(strictest(limit(3500, 'minute', 'account'), limit(5, 'minute', 'one call'))).toBe(
    '3,500 requests per minute',
  );
});

test('messages are counted only where requests are not', () => {
  const messages = limit(2, 'minute', 'guest', 'messages');
  expect(strictest(messages, limit(1000, 'minute', 'account'))).toBe('1,000 requests per minute');
  expect(strictest(messages)).toBe('2 messages per minute');
  expect(strictest()).toBeUndefined();
});

test('each limit is a line, and a source that disagrees is told once', () => {
  const pms = (about: string[], ...limits: Limit[]) =>
    ({rateLimit: {limits}, conflicts: about.map((one) => ({about: one}))}) as PmsFacts;
  const [second, hour] = [limit(15, 'second', 'account'), limit(5000, 'hour', 'account, all day')];
  const guides = [
    {slug: 'a', title: 'A', pms: pms([], second, hour)},
    {slug: 'b', title: 'B', pms: pms(['rateLimit'], second)},
    {slug: 'c', title: 'C', pms: pms(['rateLimit'], hour)},
    {slug: 'd', title: 'D', pms: {...pms([]), rateLimit: 'unknown'} as PmsFacts},
  ] as Guide[];
  expect(text(limitsList(guides))).toBe(
    [
      '- [A](/docs/PMS%20Specific%20Guides/a):',
      '  - 15 requests per second (account)',
      '  - 5,000 requests per hour (account, all day)',
      '- [B](/docs/PMS%20Specific%20Guides/b): 15 requests per second (account)',
      '- [C](/docs/PMS%20Specific%20Guides/c): 5,000 requests per hour (account, all day)',
      '',
      'Sources disagree on B and C. Plan for the lower figure; the guide says which source has which.',
      '',
      'The rate limit is unknown for [D](/docs/PMS%20Specific%20Guides/d).\n',
    ].join('\n'),
  );
});
