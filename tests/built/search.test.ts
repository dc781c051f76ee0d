import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {type Engine, find, start} from '../../src/components/search/engine';

/** By kind, by question, the pages of which one must be among the first three found. */
type Questions = Record<string, Record<string, string[]>>;

const questions = parse(readFileSync('tests/data/questions.yaml', 'utf8')) as Questions;
const all = Object.values(questions).flatMap((kind) => Object.entries(kind));
const folder = path.resolve('build/pagefind');
const LEAST = 0.95;

let engine: Engine;

// The engine runs outside a browser, on the files that a browser would fetch.
beforeAll(async () => {
  const file = (address: string) => decodeURI(new URL(address, 'file:///').pathname);
  vi.stubGlobal('fetch', async (address: string) => new Response(readFileSync(file(address))));
  vi.stubGlobal('document', {querySelector: () => ({getAttribute: () => 'en'})});
  vi.stubGlobal('window', {location: new URL('http://localhost/')});
  vi.stubGlobal('location', new URL('http://localhost/'));
  engine = await start(`${pathToFileURL(folder).href}/`);
});

afterAll(() => vi.unstubAllGlobals());

/** The first pages that the search lists, each once. */
async function firstPages(question: string, count: number): Promise<string[]> {
  const hits = (await find(engine, question, 0)) ?? [];
  const pages = hits.map(({url}) =>
    decodeURI(url.split('#')[0] as string).replace(/^.*\/build(?=\/)/, ''),
  );
  return [...new Set(pages)].slice(0, count);
}

test('there are questions of every kind, and their pages exist', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(questions).sort()).toEqual(
    ['concept', 'error', 'field', 'path', 'pms', 'task', 'typo'].sort(),
  );
  const missing = all.flatMap(([, pages]) =>
    pages.filter((page) => !existsSync(path.join('build', `${page}.html`))),
  );
  expect(missing).toEqual([]);
});

test('the page that answers is among the first three', async () => {
  const missed: string[] = [];
  for (const [question, wanted] of all) {
    const found = await firstPages(question, 3);
    if (!found.some((page) => wanted.includes(page)))
      missed.push(`${question}: found ${found.join(', ') || 'nothing'}`);
  }
  const rate = 1 - missed.length / all.length;
  console.log(`search: ${(rate * 100).toFixed(1)} % of ${all.length} questions`);
  expect(rate, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
