import {expect, test} from 'vitest';
import {FORMAT, pack, parseData, type SearchData, unpack} from '../../../src/search/data';

test('packed data is unpacked to the same', () => {
  const page = {title: 'Title', area: 'guide', about: '', keywords: ''} as const;
  const data: SearchData = {
    format: FORMAT,
    pages: [
      {
        ...page,
        url: '/a',
        sections: [
          ['', 0],
          ['own', 1],
          ['what-isnt-published', 4],
          ['response-200.data.roomTypeId', 2],
        ],
      },
      {...page, url: '/b', sections: [['', 3]]},
    ],
    texts: [
      ['', 'intro'],
      ['A heading with an anchor of its own', 'text'],
      ['roomTypeId', 'field'],
      ['', 'intro'],
      ["What isn't published?", 'text'],
    ],
    synonyms: [],
  };
  expect(unpack(JSON.parse(JSON.stringify(pack(data))))).toEqual(data);
});

test.each([
  ['{"format":', '/search/data.json is cut off or not JSON.'],
  [
    JSON.stringify({format: FORMAT + 1, pages: [], texts: [], synonyms: []}),
    'This site has been updated since you opened the page. Reload it.',
  ],
])('the data %s is refused', (text, message) => {
  expect(() => parseData(new TextEncoder().encode(text).buffer)).toThrow(message);
});
