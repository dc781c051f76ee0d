// Tests how the entries of the changelog are read, and what their pages show.
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import type {Pluggable} from 'unified';
import {expect, test} from 'vitest';
import {remarkChangelog} from '../../../src/plugins/changelog/remarkChangelog';
import {readEntry} from '../../../src/plugins/changelog/entries';
import {folderWith} from '../../support/temporaryFolder';

const right = `---
title: A change
description: An entry of a test, with a description that is long enough to be that of a page.
docs:
  added:
    - text: A page. See [quotes](/docs/quote).
---
`;

const file = 'changelog/2026-12-01-one-more.mdx';

/** Creates a repository whose changelog has one entry. */
const repositoryWith = (text: string) => folderWith('changelog', {[file]: text});

test.each<[from: string | RegExp, to: string, message: string]>([
  ['added:', 'repaired:', '5: docs.repaired: this key is not allowed.'],
  ['description:', 'lead:', '1: description: this key is missing.'],
  [
    '.\n---',
    '.\n      about: [v2, quotes]\n---',
    '7: docs.added[0].about[1]: found "quotes". Did you mean "quote"? Allowed: v2, ',
  ],
  [/docs:[^]*\.\n/, 'docs: {}\n', '1: top level: the entry has no change.'],
  ['A change', 'A: change', '2: front matter: Nested mappings are not allowed'],
])('an entry in which %s becomes %j is rejected with file and line', (from, to, message) => {
  const root = repositoryWith(right.replace(from, to));
  expect(() => readEntry(file, root)).toThrow(`${file}:${message}`);
});

/** Compiles the page of an entry as Docusaurus does, with a node for its front matter. */
async function compiled(root: string, value: string): Promise<string> {
  const addFrontMatter = () => (tree: Root) => {
    tree.children.unshift({type: 'yaml', value: ''});
  };
  const remarkPlugins: Pluggable[] = [addFrontMatter, remarkChangelog];
  return String(
    await compile({path: path.join(root, file), cwd: root, value}, {jsx: true, remarkPlugins}),
  );
}

test('a page shows a badge and the changes of each kind, added first, then what to do', async () => {
  const text = right.replace(
    'docs:',
    'api:\n  removed:\n    - text: The field.\n      about: [v1, v2, quote]\ndocs:',
  );
  const jsx = await compiled(repositoryWith(text), 'Prose.\n');
  const parts = [
    'id="2026-12-01-one-more-api-removed"',
    'data-about="api v1 v2 quote"',
    'The field.',
    'data-about="docs"',
    'href="/docs/quote"',
    'id="2026-12-01-one-more-what-to-do"',
    'Prose.',
  ].map((part) => jsx.indexOf(part));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts).not.toContain(-1);
});
