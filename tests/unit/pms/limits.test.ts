// Tests how rate limits are described and compared.
import {expect, test} from 'vitest';
import {markdownText} from '../../../src/plugins/markdown-pages/write';
import {limitsList} from '../../../src/plugins/pms/factLists';
import {perMinute, mainLimitOf} from '../../../src/plugins/pms/model/derive';
import {shortLimit} from '../../../src/plugins/pms/model/shortForm';
import type {Limit, PmsFacts} from '../../../src/plugins/pms/model/schema';
import type {PmsGuide} from '../../../src/plugins/pms/model/validate';
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

const sources = {
  docs: {url: 'https://a.example', title: 'Docs', read: '2026-11-20', confidence: 'documented'},
  forum: {url: 'https://b.example', title: 'Forum', read: '2026-11-20', confidence: 'secondary'},
};
const guide = {title: 'Harbour', body: '', pms: {sources}} as unknown as PmsGuide;

test.each<[phrase: string, perMinute: number | undefined, Limit]>([
  ['300 requests per 5 minutes (account)', 60, limit(300, 'minute', {every: 5})],
  ['12,000 requests per hour (IP)', 200, limit(12_000, 'hour', {scope: 'IP'})],
  ['1 request per second (account; reported)', 60, limit(1, 'second', {source: ['forum']})],
  ['100 credits per minute (account)', undefined, limit(100, 'minute', {counted: 'credits'})],
  ['9 requests per minute (account; sources disagree)', 9, limit(9, 'minute', {disputed: true})],
])('the short form of a limit is "%s", sorted as %s requests per minute', (phrase, figure, one) => {
  expect(shortLimit(guide, [one]).text).toBe(phrase);
  expect(perMinute(one)).toBe(figure);
});

test.each(readRows<{limits: Limit[]; shown?: string}>('tests/unit/pms/mainLimit.yaml'))(
  'the comparison shows the limit $what',
  ({limits, shown}) => {
    const strictest = mainLimitOf({rateLimit: {limits}} as unknown as PmsFacts);
    expect(strictest && shortLimit(guide, [strictest]).text).toBe(shown);
  },
);

// tests/built/pms.test.ts checks the lines of all PMSs.
test('the list of limits ends with PMSs whose limit is unknown', () => {
  const named = (title: string, rateLimit: PmsFacts['rateLimit']) =>
    ({
      ...guide,
      title,
      slug: title.toLowerCase(),
      pms: {rateLimit, sources},
    }) as unknown as PmsGuide;
  const guides = [named('A', {limits: [limit(15, 'second')]}), named('D', 'unknown')];
  expect(markdownText(limitsList(guides))).toContain(
    '15 requests per second (account)\n\nThe rate limit is unknown for [D](/docs/PMS%20Specific%20Guides/d).\n',
  );
});
