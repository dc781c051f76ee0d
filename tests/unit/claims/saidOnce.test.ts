import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

type Node = {description?: unknown; 'x-missing'?: unknown};

const undocumented = /(\b(not|nor|neither)|n['’]t)\b[^.]{0,40}\b(published|documented)\b/i;

/** Descriptions that say again what the line made of `x-missing` says right behind them. */
function saidTwice(node: unknown, path: string): string[] {
  if (node === null || typeof node !== 'object') return [];
  const {description, 'x-missing': missing} = node as Node;
  const own =
    missing && typeof description === 'string' && undocumented.test(description)
      ? [`${path}: description: "${description}" Leave it out: x-missing says it.`]
      : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, value]) => saidTwice(value, `${path}/${key}`)),
  ];
}

test('a description does not say again what x-missing says', () => {
  const found = readdirSync('openapi', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join('openapi', file))
    .flatMap((file) => saidTwice(parse(readFileSync(file, 'utf8')), `${file}: `));
  expect(found).toEqual([]);
});

test('and the check sees it', () => {
  const node = {
    a: {'x-missing': ['the values'], description: 'The kind. Its values are not published.'},
  };
  expect(saidTwice(node, 'f')).toEqual([
    'f/a: description: "The kind. Its values are not published." Leave it out: x-missing says it.',
  ]);
});
