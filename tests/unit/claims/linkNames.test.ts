// Tests that link texts match the titles of operation pages.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {namedOperations} from '../../../src/plugins/reference/contract/find';
import {loadContract} from '../../../src/plugins/reference/contract/load';

/** Titles of operation pages, by path. */
const titles = new Map(namedOperations(loadContract()).map(({route, summary}) => [route, summary]));
const verbs = [...new Set([...titles.values()].map((title) => title.split(' ')[0]))];
const startsLikeTitle = new RegExp(`^(${verbs.join('|')}) `);
const link = /\[([^\]]+)\]\((\/docs\/[^)#\s]+)(?:#[^)\s]*)?\)/g;

test('link text that looks like an operation title matches the title of the linked page', () => {
  const files = ['docs', 'blog', 'changelog'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(folder, file)),
  );
  const misnamed = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // In a table, link text may omit the resource, because another cell contains it.
      .filter((line) => !line.startsWith('|'))
      .flatMap((line) => [...line.matchAll(link)])
      .flatMap(([, label = '', address = '']) => {
        const title = titles.get(decodeURI(address));
        const name = label.replaceAll(/[*_`]/g, '').replace(/ (in|of) v[12]$/, '');
        return title && startsLikeTitle.test(name) && name !== title
          ? [`${file}: "${label}" leads to "${title}"`]
          : [];
      }),
  );
  expect(misnamed).toEqual([]);
});
