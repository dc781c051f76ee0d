// Tests that half-written files are reported with file and line, whatever is wrong with them.
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bundleContract} from '../../../openapi/bundle.mjs';
import {readEntry} from '../../../src/plugins/changelog/entries';
import {frontMatterProblems} from '../../../src/plugins/check-pages/rules/frontMatter';
import {versionChanges} from '../../../src/plugins/reference/blocks/changes';
import {checkContract} from '../../../src/plugins/reference/contract/check';
import {validateFiles} from '../../../src/plugins/reference/contract/files';
import {loadContract} from '../../../src/plugins/reference/contract/load';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {type DataFile, dataSchemas} from '../../../src/plugins/dataSchemas';
import {pageFiles, readPages} from '../../../src/site/pages';
import {type Problem, problemsFrom} from '../../../src/site/problem';
import {readData} from '../../../src/plugins/readData';
import {temporaryFolder} from '../../support/temporaryFolder';

const dataFiles = Object.keys(dataSchemas) as DataFile[];

type Mutilate = (lines: string[], at: number) => string[];

/** Returns the key or the dash before a value on the same line. */
const keyOf = (line = '') => /^(\s*(?:- )?"?[\w$-]+"?:|\s*-)(?= [^>|])/.exec(line)?.[1];

/** Ways to spoil a file at a line that has a key. */
const mutilations: [name: string, mutilate: Mutilate][] = [
  ['a key removed', (lines, at) => lines.toSpliced(at, 1)],
  ['a value emptied', (lines, at) => lines.with(at, `${keyOf(lines[at])}`)],
  ['a type changed', (lines, at) => lines.with(at, `${keyOf(lines[at])} [{x: 1}]`)],
  ['cut off', (lines, at) => [...lines.slice(0, at), (lines[at] ?? '').slice(0, -3)]],
  ['a tab', (lines, at) => lines.with(at, `\t${lines[at]}`)],
];

/** Reads all files of one kind, as the check does. */
type Read = (root: string) => Promise<readonly Problem[]> | readonly Problem[];

async function readContract(root: string): Promise<readonly Problem[]> {
  const folder = path.join(root, 'openapi');
  const problems = problemsFrom(() => validateFiles(folder));
  if (problems.length > 0) return problems;
  await bundleContract(folder);
  return problemsFrom(() => {
    const contract = loadContract(folder);
    versionChanges(contract);
    return checkContract(contract, []).filter(({reason}) => !reason.includes('has no page'));
  });
}

/** The files to spoil, each at the first line with a key. Keys that a file needs follow it. */
const kinds: [name: string, places: Record<string, string>, read: Read][] = [
  [
    'the contract',
    {
      'openapi/v2.yaml': 'title',
      'openapi/v1/schemas/Quote.yaml': 'title',
      'openapi/v2/schemas/Reservation.yaml': 'x-evidence',
      'openapi/v2/reservation/get-a-reservation.yaml': 'operationId',
    },
    readContract,
  ],
  [
    'PMS guides',
    {
      'docs/PMS Specific Guides/guesty.mdx': 'title',
      'docs/PMS Specific Guides/hostaway.mdx': 'text',
      'docs/PMS Specific Guides/smoobu.mdx': 'support',
      'docs/PMS Specific Guides/hostfully.mdx': 'confidence',
    },
    (root) => problemsFrom(() => void loadPmsGuides(root)),
  ],
  [
    'posts',
    {'blog/2025-05-20-long-blog-post.mdx': 'title'},
    (root) => readPages(root).flatMap(frontMatterProblems),
  ],
  [
    'changelog entries',
    {'changelog/2025-06-15-version-1-is-deprecated.mdx': 'title'},
    (root) =>
      pageFiles('changelog', root).flatMap((file) =>
        problemsFrom(() => void readEntry(file, root)),
      ),
  ],
  [
    'data',
    {
      'src/plugins/pms/guide/webhookLeads.yaml': 'none',
      'samples/guides/stay.json': 'arrivalDate',
      'src/pages/_home/content.json': 'legend',
      'src/plugins/pms/model/calryPages.json': 'title',
    },
    (root) => dataFiles.flatMap((file) => problemsFrom(() => void readData(file, root))),
  ],
];

test.each(kinds)('half-written %s are reported with file and line', async (_, places, read) => {
  const root = temporaryFolder('mutilated');
  for (const one of ['openapi', 'docs', 'blog', 'changelog', 'src/pages', ...dataFiles])
    cpSync(one, path.join(root, one), {recursive: true});
  const silent: string[] = [];
  for (const [file, key] of Object.entries(places)) {
    const text = readFileSync(file, 'utf8');
    const [, head = '', body = ''] = /^---\n([^]*?)(\n---\n[^]*)$/.exec(text) ?? [];
    const lines = (head || text).split('\n');
    const at = lines.findIndex((line) => new RegExp(`^\\W*${key}"?:$`).test(keyOf(line) ?? ''));
    expect(at, `${file}: ${key}`).toBeGreaterThanOrEqual(0);
    for (const [name, mutilate] of mutilations) {
      const spoilt = mutilate(lines, at).join('\n');
      writeFileSync(path.join(root, file), head ? `---\n${spoilt}${body}` : spoilt);
      const what = `${file}:${at + 1}, ${name}`;
      const problems = await read(root);
      for (const problem of problems) {
        expect(problem.file, what).toBeTruthy();
        expect(problem.line, `${what}: ${problem.reason}`).toBeGreaterThan(0);
      }
      if (problems.length === 0) silent.push(what);
    }
    writeFileSync(path.join(root, file), text);
  }
  // A key may be optional, and a tab is white space in JSON.
  const right = /, a key removed$|\.json:\d+, a tab$/;
  expect(silent.filter((what) => !right.test(what))).toEqual([]);
});
