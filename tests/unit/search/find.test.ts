// Tests which pages the search finds, how it ranks them, and which words it highlights.
import {expect, test} from 'vitest';
import type {PageData} from '../../../src/plugins/search/data';
import {prepare} from '../../../src/plugins/search/engine';
import type {Piece} from '../../../src/plugins/search/excerpt';
import {find, placeOf} from '../../../src/plugins/search/find';
import {readRows} from '../../support/readRows';

const synonyms = [
  ['booking', 'reservation', 'stay', 'book a stay'],
  ['listing', 'apartment'],
  ['hold', 'option'],
];

const pageOf = (index: number): PageData => ({
  url: `/docs/${index}`,
  title: `Page ${index}`,
  area: 'guide',
  about: '',
  keywords: '',
  sections: [['', index]],
});

/** Searches pages at `/docs/0`, `/docs/1` and so on, each with one section. */
function foundIn(query: string, texts: string[], more: Partial<PageData>[] = []) {
  const pages = texts.map((_, index): PageData => ({...pageOf(index), ...more[index]}));
  const sections = texts.map((text): [string, string] => ['', text]);
  const engine = prepare({pages, texts: sections, synonyms});
  return find(engine, query, 20);
}

const hitsOf = (...search: Parameters<typeof foundIn>) =>
  foundIn(...search).pages.flatMap(({hits}) => hits);

const urlsOf = (...search: Parameters<typeof hitsOf>) =>
  hitsOf(...search).map(({url}) => url.split('#')[0]);

test.each(
  readRows<{query: string; pages: Partial<PageData>[]; urls: string[]}>(
    'tests/unit/search/find-order.yaml',
  ),
)('pages with the same text rank $how', ({query, pages, urls}) => {
  const text = 'The calendar of v1 and v2.';
  const texts = pages.map(() => text);
  expect(urlsOf(query, texts, pages)).toEqual(urls);
});

test.each(
  readRows<{query: string; text: string; words: string[]}>('tests/unit/search/find-marked.yaml'),
)('the query $query highlights $words in $text', ({query, text, words}) => {
  const pieces = hitsOf(query, [text]).flatMap(({excerpt}) => excerpt);
  expect(pieces.filter(({marked}) => marked).map((piece) => piece.text)).toEqual(words);
});

const call = (version: 'v1' | 'v2', operation: string): Partial<PageData> => ({
  area: version,
  title: 'Update the calendar',
  call: `PUT /api/${version}/calendar`,
  operation,
});
const calls = [{title: 'Version 1'}, call('v1', 'updateCalendar'), call('v2', 'updateCalendar')];
const aboutCalls = ['The calendar of v1: PUT calendar. The calendar of v1.', 'Days.', 'Days.'];

test.each([
  ['updateCalendar', ['/docs/2', '/docs/1']],
  ['v1 updateCalendar', ['/docs/1', '/docs/2']],
  ['updateCal', ['/docs/2', '/docs/1']],
  ['v1 PUT calendar', ['/docs/1']],
  ['put calendar version 2', ['/docs/2']],
])('"%s" finds the operation by ID, version or method', (query, urls) => {
  expect(urlsOf(query, aboutCalls, calls).slice(0, urls.length)).toEqual(urls);
});

test('a parameter of a path alone is no match of a typed path', () => {
  const pages = [{call: 'DELETE /api/v1/webhook/{webhookId}'}, {title: 'Delete a booking'}];
  expect(urlsOf('delete reservation', ['Webhooks.', 'Reservations.'], pages)[0]).toBe('/docs/1');
});

test('an identifier is not stemmed', () => {
  const texts = ['roomTypeIds roomTypeIds roomTypeIds', 'The roomTypeId of a calendar.'];
  expect(urlsOf('roomTypeId', texts)).toEqual(['/docs/1', '/docs/0']);
});

test('typed words are highlighted in headings too', () => {
  const [hit] = hitsOf('calendar', ['Days.'], [{title: 'Read the calendar'}]);
  expect(hit?.heading.filter(({marked}) => marked)).toEqual([{text: 'calendar', marked: true}]);
});

const joined = (pieces: Piece[]) => pieces.map(({text}) => text).join('');

test('a long excerpt ends after a word', () => {
  const text = `The calendar has ${'many '.repeat(12)}nights, and then prices, limits and more.`;
  const [hit] = hitsOf('calendar', [text]);
  expect(text).toContain(joined(hit!.excerpt).slice(0, -2));
  expect(joined(hit!.excerpt)).toMatch(/ nights,\u00A0…$/);
});

test('sections of a page that have no text, or the title of a better one, are no hits', () => {
  const sections: [string, number][] = ['a', 'b', 'c', 'd'].map((anchor, id) => [anchor, id]);
  const texts: [string, string][] = [
    ['Calendar', 'Read the calendar, a calendar of days.'],
    ['Calendar', 'Write days.'],
    ['A calendar', ''],
    ['Nights', 'Nights of the calendar.'],
  ];
  const page: PageData = {...pageOf(0), sections};
  const {pages} = find(prepare({pages: [page], texts, synonyms}), 'calendar', 1);
  const found = pages.flatMap(({hits}) => hits.slice(1).map(({url}) => url.split('#')[1]));
  expect(found.sort()).toEqual(['a', 'd']);
});

test('two pages have up to four sections in the results, and the pages after them two', () => {
  const anchors = ['a', 'b', 'c', 'd', 'e'];
  const sections = anchors.map((anchor, id): [string, number] => [anchor, id]);
  const texts = anchors.map((anchor): [string, string] => [anchor, 'The calendar.']);
  const pages = [0, 1, 2].map((index) => ({...pageOf(index), sections}));
  const found = find(prepare({pages, texts, synonyms}), 'calendar', 3);
  expect(found.pages.map(({hits}) => hits.length - 1)).toEqual([4, 4, 2]);
});

test('the parts of an unknown identifier are searched', () => {
  expect(urlsOf('calendarUpdates', ['Calendar', 'A calendar that updates.'])[0]).toBe('/docs/1');
});

test.each([
  ['calendars zzzyqx', ['zzzyqx']],
  ['calendar invoice', []],
])('"%s" drops only words that no page contains: %j', (query, missingWords) => {
  expect(foundIn(query, ['The calendar.', 'An invoice.']).missingWords).toEqual(missingWords);
});

test('a pasted text is searched up to its first 1,000 characters', () => {
  const pasted = `${'elephant '.repeat(120)}giraffe`;
  expect(urlsOf(pasted, ['The elephant', 'A giraffe'])).toEqual(['/docs/0']);
});

test.each([
  ['how', ['/docs/0']],
  ['“', []],
])('the query %s, which has no word but fillers, finds the pages %j', (query, urls) => {
  expect(urlsOf(query, ['How it works.', 'Text.'])).toEqual(urls);
});

test('words after a question mark are searched, but not the query string of a path', () => {
  const texts = ['Retry the call.', 'The limit.'];
  expect(urlsOf('why? retry', texts)).toEqual(['/docs/0']);
  expect(urlsOf('/calls?limit=1 retry', texts)).toEqual(['/docs/0']);
});

// In which part of a request or response a field is.
test.each([
  ['query-limit', 'query'],
  ['body-guest.address.city', 'body, guest.address'],
  ['response-200.data', 'response 200'],
  ['response-200.data.primaryGuest.name', 'response 200, data.primaryGuest'],
  ['field-primaryGuest.name', 'primaryGuest'],
  ['field-status', ''],
  ['webhooks', undefined],
])('a result at #%s shows the place "%s"', (anchor, place) => {
  expect(placeOf(anchor)).toBe(place);
});
