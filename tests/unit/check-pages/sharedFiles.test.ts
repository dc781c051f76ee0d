import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {addressesOf} from '../../../src/check-pages/addresses';
import {loadModule} from '../../../src/check-pages/loadModule';
import {questionProblems} from '../../../src/check-pages/rules/moved';
import {siteProblems} from '../../../src/check-pages/rules/site';
import {readSynonyms} from '../../../src/search/index-builder/reviewed';
import {readPage} from '../../../src/site/pages';
import {problemsOf, problemLine, WriterError} from '../../../src/site/writerError';
import {temporaryFolder} from '../../support/temporaryFolder';

/** Files that belong to no page: who breaks one is told which it is, and where. */

let root: string;

beforeEach(() => {
  root = temporaryFolder('shared-files');
});

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** What is told of a mistake that stops the check. */
async function told(read: () => unknown): Promise<string> {
  try {
    await read();
  } catch (error) {
    if (error instanceof WriterError) return problemsOf(error.message).map(problemLine).join('\n');
    throw error;
  }
  return 'no mistake';
}

const merge = '<<<<<<< HEAD\n';

test('tags of posts that are no YAML', async () => {
  write('blog/tags.yml', `hello:\n  label: Hello\n${merge}`);
  expect(await told(() => addressesOf([], {}, [], root))).toMatch(
    /blog\/tags\.yml:3: this is no YAML: .* left over from a merge/,
  );
});

test('words for the search that are no YAML', async () => {
  write('src/search/index-builder/synonyms.yaml', `- words: a, b\n\treason: x\n`);
  expect(await told(() => readSynonyms(root))).toMatch(
    /synonyms\.yaml:2: this is no YAML: .* two spaces/,
  );
});

test('questions that are no YAML', async () => {
  write('tests/data/questions/tune.yaml', `- question: x\n  pages: []\n${merge}`);
  const addresses = addressesOf([], {}, [], root);
  expect(await told(() => questionProblems(addresses, () => undefined, root))).toMatch(
    /questions\/tune\.yaml:3: this is no YAML: /,
  );
});

test('a sidebar that cannot be read', async () => {
  write('sidebars.ts', `export default {\n  docs: ['a'\n};\n`);
  expect(await told(() => loadModule('sidebars.ts', root))).toMatch(
    /sidebars\.ts:3: this cannot be read .*Look at the line and at the one above it/,
  );
});

test('several mistakes of one error stay several', () => {
  const message = 'Two mistakes in the guides:\na/b.mdx:2: one.\na/c d.mdx: two\nand more.';
  expect(problemsOf(message)).toEqual([
    {file: 'a/b.mdx', line: 2, message: 'one.'},
    {file: 'a/c d.mdx', line: 1, message: 'two\nand more.'},
  ]);
});

test('a day that the calendar does not have', () => {
  write('static/x.txt', '');
  const post = readPage('blog/2026-02-31-x.mdx', '---\ntitle: X\ndescription: X.\n---\n\nX.\n');
  const [problem] = siteProblems([post], addressesOf([post], {}, [], root), new Set(), root);
  expect(problem?.message).toMatch(/^2026-02-31 is no day/);
});
