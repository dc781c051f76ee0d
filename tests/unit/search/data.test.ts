import {expect, test} from 'vitest';
import {FORMAT, parseData} from '../../../src/search/data';

const parse = (text: string) => parseData(new TextEncoder().encode(text).buffer);

test('an index of this build is parsed', () => {
  const data = {format: FORMAT, pages: [], texts: [], synonyms: []};
  expect(parse(JSON.stringify(data))).toEqual(data);
});

test.each([
  ['{"format":', '/search/data.json is cut off or not JSON.'],
  [
    JSON.stringify({format: FORMAT + 1, pages: [], texts: [], synonyms: []}),
    'This site has been updated since you opened the page. Reload it.',
  ],
])('the index %s is rejected', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});
