// Tests that the style sheets declare each custom property of the site that they use, and use each that they declare.
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesIn} from '../../src/site/pages';

const files = [...filesIn('src'), ...filesIn('static')].filter((file) =>
  /\.(css|tsx?)$/.test(file),
);
const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const found = (pattern: RegExp) =>
  [...new Set([...all.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

test('each custom property is declared and used', () => {
  expect(found(/(--ds-[\w-]+)['"]?\s*:/g)).toEqual(found(/(?:var\(|')(--ds-[\w-]+)/g));
});
