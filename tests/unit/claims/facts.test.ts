import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {outboundAddresses} from '../../data/outboundAddresses';

const guide = (name: string) => `docs/PMS Specific Guides/${name}.mdx`;
const webhooks = 'docs/guides/webhooks/index.mdx';

// What is known, in the words that a reader copies, and the page that has to have it. Where a source is named, it stands in the
// same paragraph.
const facts: {fact: string; page: string; source?: string}[] = [
  ...outboundAddresses.flatMap((fact) => [
    {fact, page: webhooks},
    {fact, page: guide('beds24')},
  ]),
  {fact: "Whether webhooks are sent from these addresses isn't documented yet.", page: webhooks},
  {
    fact: 'https://<system-name>-services.elinapms.com/api',
    page: guide('elina'),
    source: 'public client code',
  },
  {fact: '`X-Auth-Username`', page: guide('elina'), source: 'public client code'},
  {fact: 'a range of start dates', page: guide('elina'), source: 'public client code'},
  {fact: 'numeric include codes', page: guide('elina'), source: 'public client code'},
  {
    fact: 'https://www.bookingsync.com/oauth/authorize',
    page: guide('bookingsync'),
    source: '[^authorization]',
  },
  {
    fact: 'https://www.bookingsync.com/oauth/token',
    page: guide('bookingsync'),
    source: '[^authorization]',
  },
  {
    fact: 'https://api.cloudbeds.com/api/v1.3/access_token',
    page: guide('cloudbeds'),
    source: '[^openapi-specs]',
  },
  {
    fact: '`reservation/accommodation_removed`',
    page: guide('cloudbeds'),
    source: 'Public client code',
  },
  {fact: '`availability/closeout_changed`', page: guide('cloudbeds'), source: 'Public client code'},
  {
    fact: 'https://login.smoobu.com/{locale}/oauth/authorize',
    page: guide('smoobu'),
    source: '[^api-docs]',
  },
  {fact: 'test client 11281', page: guide('rms-cloud'), source: '[^authentication]'},
  {
    fact: '(USA, Australia, Europe and China)',
    page: guide('rms-cloud'),
    source: '[^connector-page]',
  },
];

describe('a page has the facts that are known', () => {
  test.each(facts)('$page: $fact', ({fact, page, source}) => {
    const paragraphs = readFileSync(page, 'utf8').split(/\n(?:\n|(?=- ))/);
    const having = paragraphs.filter((paragraph) => paragraph.includes(fact));
    expect(having).not.toEqual([]);
    if (source) expect(having.join('\n')).toContain(source);
  });
});

// A third party's word, or a client's, is not the vendor's.
describe('evidence is no better than its source', () => {
  test.each([
    'The calendar covers at most a year',
    'the price before the mark-ups of channels',
    'Cancelled bookings remain in lists',
  ])('Uplisting: %s', (statement) => {
    const line = readFileSync(guide('uplisting'), 'utf8')
      .split('\n')
      .find((one) => one.replaceAll('**', '').includes(statement));
    expect(line).toContain('[^collection-notes]');
    expect(line).not.toContain('[^api-collection]');
  });
});
