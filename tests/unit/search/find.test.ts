import {expect, test} from 'vitest';
import {FORMAT, type PageData} from '../../../src/search/data';
import {prepare} from '../../../src/search/engine';
import {find} from '../../../src/search/find';

const synonyms = [
  ['booking', 'reservation', 'stay'],
  ['create', 'add', 'new', 'book'],
  ['listing', 'apartment'],
  ['list', 'fetch', 'read'],
  ['hold', 'option'],
  ['429', 'rate limit', 'throttle'],
  ['503', '5xx', 'server error'],
];

/** Searches pages of one section each, at `/docs/0`, `/docs/1` and so on. */
function hitsOf(query: string, texts: string[], more: Partial<PageData>[] = []) {
  const pages = texts.map((_, index): PageData => ({
    url: `/docs/${index}`,
    title: `Page ${index}`,
    area: 'guide',
    kind: 'prose',
    about: '',
    keywords: '',
    sections: [['', index]],
    ...more[index],
  }));
  const sections = texts.map((text): [string, string] => ['', text]);
  const engine = prepare({format: FORMAT, pages, texts: sections, synonyms});
  return find(engine, query, {limit: 20}).pages.flatMap(({hits}) => hits);
}

const urlsOf = (...search: Parameters<typeof hitsOf>) =>
  hitsOf(...search).map(({url}) => url.split('#')[0]);

const v1: Partial<PageData> = {area: 'v1'};
const v2: Partial<PageData> = {area: 'v2'};

test.each<[string, string, Partial<PageData>[], string[]]>([
  ['v1 after v2', 'calendar', [v1, v2], ['/docs/1', '/docs/0']],
  ['v1 in its place where the query has v1', 'calendar v1', [v1, v2], ['/docs/0', '/docs/1']],
  ['v1 after v2 where the query has both', 'calendar v1 v2', [v1, v2], ['/docs/1', '/docs/0']],
  ['unknown facts last', 'calendar', [{kind: 'gaps'}, {}], ['/docs/1', '/docs/0']],
])('pages with the same text rank %s', (_, query, pages, urls) => {
  const text = 'The calendar of v1 and v2.';
  expect(urlsOf(query, [text, text], pages)).toEqual(urls);
});

test.each([
  [11, true],
  [2, false],
])('for a header of %i operations, the guide that explains it is first: %s', (count, isFirst) => {
  const operations = Array.from({length: count}, (): Partial<PageData> => ({
    kind: 'operation',
    sections: [['header-teamId', 0]],
  }));
  const texts = [...operations.map(() => 'The teamId of all.'), 'The value of teamId.'];
  expect(urlsOf('teamId', texts, operations)[0] === `/docs/${count}`).toBe(isFirst);
});

const booking = 'Create a new reservation, or read and cancel the booking of a stay.';
const checkout = 'The checkout is when guests check out.';

test.each([
  ['cancel booking', booking, ['reservation', 'cancel', 'booking', 'stay']],
  ['cancel bookings', booking, ['reservation', 'cancel', 'booking', 'stay']],
  // The verb is another word with the same stem.
  ['book', booking, ['Create', 'new', 'booking']],
  ['listing cancelled', booking, ['cancel']],
  ['lists', booking, ['read']],
  // A space after the query ends its last word.
  ['custom ', 'Each customer has custom fields.', ['custom']],
  ['customers ', 'Each customer has custom fields.', ['customer']],
  ['hold ', 'The optional hold is an option.', ['hold', 'option']],
  ['import ', 'It is important that an import ends.', ['import']],
  ['generated ', 'In general it generates a generic name.', ['generates']],
  ['check out ', checkout, ['checkout', 'check', 'out']],
])('the query “%s” highlights in “%s” the words %j', (query, text, words) => {
  const pieces = hitsOf(query, [text]).flatMap(({excerpt}) => excerpt);
  expect(pieces.filter(({marked}) => marked).map((piece) => piece.text)).toEqual(words);
});

test.each([
  ['an error number, without its synonyms', '429', ['/docs/1']],
  ['the synonyms of an error number', 'throttle', ['/docs/0', '/docs/1']],
  ['an error number and its group', '503', ['/docs/4', '/docs/2']],
])('%s is found', (_, query, urls) => {
  const found = urlsOf(query, [
    'A rate limit. Each rate limit counts requests, and throttles them.',
    'Every 429 comes with other errors. Wait, and then send it again after a pause.',
    'On 5xx, wait.',
    'A server error, and again a server error.',
    'Retry after a 503, later.',
  ]);
  expect(found).toEqual(urls);
});

test('a page is found by the keywords of its front matter', () => {
  expect(urlsOf('throughput', ['Nothing here.', 'Text.'], [{}, {keywords: 'throughput'}])).toEqual([
    '/docs/1',
  ]);
});
