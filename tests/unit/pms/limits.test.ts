// Tests how rate limits are described and compared.
import {expect, test} from 'vitest';
import {markdownText} from '../../../src/plugins/markdown-pages/write';
import {limitsList} from '../../../src/plugins/pms/factLists';
import {limitText, perMinute, strictestOf} from '../../../src/plugins/pms/model/derive';
import type {Limit, PmsFacts} from '../../../src/plugins/pms/model/schema';
import type {Guide} from '../../../src/plugins/pms/model/validate';
import {readRows} from '../../support/readRows';

const limit = (count: number, unit: Limit['unit'], more: Partial<Limit> = {}): Limit => ({
  count,
  counted: 'requests',
  every: 1,
  unit,
  scope: 'account',
  source: ['docs'],
  ...more,
});

test.each<[phrase: string, perMinute: number, Limit]>([
  ['300 requests per 5 minutes', 60, limit(300, 'minute', {every: 5})],
  ['12,000 requests per hour', 200, limit(12_000, 'hour')],
  ['1 request per second', 60, limit(1, 'second')],
])('the limit of %s is sorted as %i requests per minute', (phrase, figure, one) => {
  expect(limitText(one)).toBe(phrase);
  expect(perMinute(one)).toBe(figure);
});

test('a limit of credits is not converted to requests per minute', () => {
  const credits = limit(100, 'minute', {counted: 'credits'});
  expect(limitText(credits)).toBe('100 credits per minute');
  expect(perMinute(credits)).toBeUndefined();
});

test.each(readRows<{limits: Limit[]; shown?: string}>('tests/unit/pms/strictest.yaml'))(
  'the comparison shows the limit $what',
  ({limits, shown}) => {
    const strictest = strictestOf({rateLimit: {limits}} as unknown as PmsFacts);
    expect(strictest && limitText(strictest)).toBe(shown);
  },
);

// tests/built/pms.test.ts checks the lines of all PMSs.
test('the list of limits ends with PMSs whose sources disagree or have no limit', () => {
  const guide = (title: string, rateLimit: PmsFacts['rateLimit'], ...conflicts: string[]) =>
    ({
      title,
      slug: title.toLowerCase(),
      pms: {rateLimit, conflicts: conflicts.map((about) => ({about}))},
    }) as unknown as Guide;
  const limits = {limits: [limit(15, 'second')]};
  const guides = [
    guide('A', limits),
    guide('B', limits, 'rateLimit'),
    guide('C', limits, 'rateLimit'),
    guide('D', 'unknown'),
  ];
  expect(markdownText(limitsList(guides)))
    .toContain(`Sources disagree on B and C. Plan for the lower figure; the guide says which source has which.

The rate limit is unknown for [D](/docs/PMS%20Specific%20Guides/d).
`);
});
