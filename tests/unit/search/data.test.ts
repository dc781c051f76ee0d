import {expect, test} from 'vitest';
import {pack, type SearchData, unpack} from '../../../src/components/search/data';

test('what is sent is read as it was', () => {
  const page = {title: 'Title', area: 'guide', kind: 'prose', about: '', keywords: ''} as const;
  const data: SearchData = {
    format: 1,
    pages: [
      {
        ...page,
        url: '/a',
        sections: [
          ['', 0],
          ['one', 5],
          ['response-200.data.id', 2],
        ],
      },
      {...page, url: '/b', sections: [['', 3]]},
    ],
    texts: [['heading', 'text']],
    synonyms: [],
  };
  expect(unpack(JSON.parse(JSON.stringify(pack(data))))).toEqual(data);
});
