import {describe, expect, test} from 'vitest';
import {FORMAT, type PageData, type SearchData} from '../../../src/search/data';
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

/** A search over pages of one section each, which stands below a heading of no meaning. */
function engineOf(texts: string[], more: Partial<PageData>[] = []) {
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
  const data: SearchData = {
    format: FORMAT,
    pages,
    texts: texts.map((text) => ['', text]),
    synonyms,
  };
  return prepare(data);
}

/** The addresses of the pages that a query finds among two with the same text, best first. */
const order = (query: string, ...more: Partial<PageData>[]) =>
  find(engineOf(['The calendar of v1 and v2.', 'The calendar of v1 and v2.'], more), query, {
    limit: 2,
  }).pages.map(({hits}) => hits[0]?.url);

describe('what comes first', () => {
  test('of the versions is v1 only where it is asked for alone', () => {
    expect(order('calendar v1', {area: 'v1'}, {area: 'v2'})).toEqual(['/docs/0', '/docs/1']);
    expect(order('calendar v1 v2', {area: 'v1'}, {area: 'v2'})).toEqual(['/docs/1', '/docs/0']);
  });

  test('for a header of most operations is the guide that tells its value', () => {
    const operation: Partial<PageData> = {kind: 'operation', sections: [['header-teamId', 0]]};
    const guide = 'The value of teamId.';
    const first = (operations: number) => {
      const texts = [...Array.from({length: operations}, () => 'The teamId of all.'), guide];
      const engine = engineOf(
        texts,
        Array.from({length: operations}, () => operation),
      );
      return find(engine, 'teamId', {limit: 1}).pages[0]?.hits[0]?.url.split('#')[0];
    };
    expect(first(11)).toBe('/docs/11');
    expect(first(2)).not.toBe('/docs/2');
  });

  test('is a page that has the answer, not the list of what is not known', () => {
    expect(order('calendar', {kind: 'gaps'}, {})).toEqual(['/docs/1', '/docs/0']);
  });
});

/** The words that are marked in the text of the one page. */
function marked(query: string, text: string): string[] {
  const {pages} = find(engineOf([text]), query, {limit: 1});
  return pages.flatMap(({hits}) =>
    hits.flatMap(({excerpt}) => excerpt.filter((piece) => piece.marked).map((piece) => piece.text)),
  );
}

describe('what is marked', () => {
  const text = 'Create a new reservation, or read and cancel the booking of a stay.';

  test.each([
    ['cancel booking', ['reservation', 'cancel', 'booking', 'stay']],
    ['cancel bookings', ['reservation', 'cancel', 'booking', 'stay']],
    // The verb is another word, whose stem is the same.
    ['book', ['Create', 'new', 'booking']],
    ['listing cancelled', ['cancel']],
    ['lists', ['read']],
  ])('for %s is the word, its forms and what means the same', (query, expected) => {
    expect(marked(query, text)).toEqual(expected);
  });

  test.each([
    ['custom', 'Each customer has custom fields.', ['custom']],
    ['customers', 'Each customer has custom fields.', ['customer']],
    ['hold', 'The optional hold is an option.', ['hold', 'option']],
    ['import', 'It is important that an import ends.', ['import']],
    ['generated ', 'In general it generates a generic name.', ['generates']],
  ])('for %s is no word that only begins like it', (query, words, expected) => {
    // A space behind the query ends its last word.
    expect(marked(`${query} `, words)).toEqual(expected);
  });

  test('of two words that are also written as one are all three', () => {
    expect(marked('check out ', 'The checkout is when guests check out.')).toEqual([
      'checkout',
      'check',
      'out',
    ]);
  });
});

describe('the number of an error', () => {
  const engine = engineOf([
    'A rate limit. Each rate limit counts requests, and throttles them.',
    'Every 429 comes with other errors. Wait, and then send it again after a pause.',
    'On 5xx, wait.',
    'A server error, and again a server error.',
    'Retry after a 503, later.',
  ]);
  const urls = (query: string) =>
    find(engine, query, {limit: 8}).pages.map(({hits}) => hits[0]?.url);

  test('finds where the number stands, and no words that mean the same', () => {
    expect(urls('429')).toEqual(['/docs/1']);
  });

  test('is found by the words', () => {
    expect(urls('throttle')).toEqual(['/docs/0', '/docs/1']);
  });

  test('finds the group of numbers that it belongs to', () => {
    expect(urls('503')).toEqual(['/docs/4', '/docs/2']);
  });
});
