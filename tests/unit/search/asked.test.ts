import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readAsked} from '../../../src/search/index-builder/asked';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'asked-'));
  mkdirSync(path.join(dir, 'src/search/index-builder'), {recursive: true});
});

afterEach(() => rmSync(dir, {recursive: true}));

const write = (text: string) =>
  writeFileSync(path.join(dir, 'src/search/index-builder/asked.yaml'), text);

test('it is read by page and anchor', () => {
  write("/docs/contact:\n  '': help\n  what-to-put-into-the-message: open a ticket\n");
  expect(readAsked(dir)).toEqual({
    '/docs/contact': {'': 'help', 'what-to-put-into-the-message': 'open a ticket'},
  });
});

test.each([
  ['an address without a slash', 'docs/contact:\n  a: b\n', 'docs/contact'],
  ['an anchor without a text', '/docs/contact:\n  a:\n', '/docs/contact > a'],
  ['an address without anchors', '/docs/contact: help\n', '/docs/contact'],
])('%s is told with file and key', (_, text, key) => {
  write(text);
  expect(() => readAsked(dir)).toThrow(/^src\/search\/index-builder\/asked\.yaml: an address needs/);
  expect(() => readAsked(dir)).toThrow(`\n${key}: `);
});
