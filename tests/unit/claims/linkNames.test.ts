import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {namedOperations} from '../../../src/reference/contract/find';
import {loadContract} from '../../../src/reference/contract/load';

/** The names of pages of operations, by address. */
const names = new Map(namedOperations(loadContract()).map(({route, summary}) => [route, summary]));

/** What the name of such a page begins with; a link that begins so reads as one. */
const verbs = [...new Set([...names.values()].map((name) => name.split(' ')[0]))];
const namelike = new RegExp(`^(?:${verbs.join('|')}) `);

const link = /\[([^\]]+)\]\((\/docs\/[^)#\s]+)(?:#[^)\s]*)?\)/g;

/**
 * Links of a text that read as the name of an operation, each with the name that its page has. In a row of a table, the resource is
 * named beside them.
 */
function misnamed(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(link)])
    .flatMap(([, own = '', to = '']) => {
      const name = names.get(decodeURI(to));
      const said = own.replaceAll(/[*_`]/g, '').replace(/ (?:in|of) v[12]$/, '');
      return name && namelike.test(said) && said !== name ? [`"${own}" leads to "${name}"`] : [];
    });
}

const files = ['docs', 'blog', 'changelog'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file)),
);

test.each(files)('%s names the pages of operations as they are named', (file) => {
  expect(misnamed(readFileSync(file, 'utf8'))).toEqual([]);
});

test('a link that is named as another page is seen, one in a sentence is not', () => {
  const to = '(/docs/vacation-rental-api/v2/reservation/create-a-reservation)';
  expect(misnamed(`[Create booking]${to} returns it.`)).toEqual([
    '"Create booking" leads to "Create a reservation"',
  ]);
  expect(misnamed(`Then [create the booking]${to}. See [Create a reservation]${to}.`)).toEqual([]);
});
