// Tests that half-written files are reported with file and line, whatever is wrong with them.
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
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
import {type DataFile, dataSchemas} from '../../../src/site/dataSchemas';
import {filesIn, pageFiles, readPages} from '../../../src/site/pages';
import {type Problem, ProblemError} from '../../../src/site/problem';
import {readData} from '../../../src/site/readData';
import {temporaryFolder} from '../../support/temporaryFolder';

const SEED = 44;

/** Returns pseudo-random numbers below a limit, the same in each run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

type Mutilate = (lines: string[], at: number) => string[];

/** Returns the key or the dash before a value on the same line. */
const keyOf = (line = '') => /^(\s*(?:- )?"?[\w$-]+"?:|\s*-)(?= [^>|])/.exec(line)?.[1];

/** Ways to spoil a file at a line that has a key. */
const mutilations: Record<string, Mutilate> = {
  'a key removed': (lines, at) => lines.toSpliced(at, 1),
  'a value emptied': (lines, at) => lines.with(at, `${keyOf(lines[at])}`),
  'a type changed': (lines, at) => lines.with(at, `${keyOf(lines[at])} [{x: 1}]`),
  'cut off': (lines, at) => [...lines.slice(0, at), (lines[at] ?? '').slice(0, -3)],
  'a tab': (lines, at) => lines.with(at, `\t${lines[at]}`),
};

const problemsOf = (read: () => readonly Problem[] | void): readonly Problem[] => {
  try {
    return read() ?? [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
};

/** Reads all files of one kind, as the check does. */
type Read = (root: string) => Promise<readonly Problem[]> | readonly Problem[];

async function readContract(root: string): Promise<readonly Problem[]> {
  const folder = path.join(root, 'openapi');
  const problems = problemsOf(() => validateFiles(folder));
  if (problems.length > 0) return problems;
  await bundleContract(folder);
  return problemsOf(() => {
    const contract = loadContract(folder);
    versionChanges(contract);
    return checkContract(contract, []).filter(({reason}) => !reason.includes('has no page'));
  });
}

const kinds: [name: string, count: number, isOfKind: (file: string) => boolean, read: Read][] = [
  [
    'the contract',
    25,
    (file) => /^openapi\/(?!dist|rules|sources).*\.yaml$/.test(file),
    readContract,
  ],
  [
    'PMS guides',
    15,
    (file) => /^docs\/PMS Specific Guides\/(?!index).*\.mdx$/.test(file),
    (root) => problemsOf(() => void loadPmsGuides(root)),
  ],
  [
    'posts',
    5,
    (file) => /^blog\/.*\.mdx$/.test(file),
    (root) => readPages(root).flatMap((page) => frontMatterProblems(page, root)),
  ],
  [
    'changelog entries',
    5,
    (file) => /^changelog\/.*\.mdx$/.test(file),
    (root) =>
      pageFiles('changelog', root).flatMap((file) => problemsOf(() => void readEntry(file, root))),
  ],
  [
    'data',
    15,
    (file) => file in dataSchemas,
    (root) =>
      (Object.keys(dataSchemas) as DataFile[]).flatMap((file) =>
        problemsOf(() => void readData(file, root)),
      ),
  ],
];

/** Copies what the readers need. */
function copyOfSources(): string {
  const root = temporaryFolder('mutilated');
  const all = ['openapi', 'docs', 'blog', 'changelog', 'src/pages'].flatMap((one) => filesIn(one));
  for (const file of [...all, ...Object.keys(dataSchemas)]) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    cpSync(file, path.join(root, file));
  }
  return root;
}

test.each(kinds)('half-written files are reported with file and line: %s', async (...kind) => {
  const [, count, isOfKind, read] = kind;
  const root = copyOfSources();
  const files = filesIn('.', root).filter(isOfKind);
  const random = randomNumbers(SEED);
  const silent: string[] = [];
  for (let index = 0; index < count; index++) {
    const file = files[random(files.length)] ?? '';
    const [name = '', mutilate] = Object.entries(mutilations)[index % 5] ?? [];
    const text = readFileSync(file, 'utf8');
    const [, head = '', body = ''] = /^---\n([^]*?)(\n---\n[^]*)$/.exec(text) ?? [];
    const lines = (head || text).split('\n');
    // An example may be any data.
    const end = lines.findIndex((line) => /^\s*example:/.test(line));
    const keys = lines.flatMap((line, at) => (keyOf(line) && (end < 0 || at < end) ? at : []));
    const at = keys[random(keys.length)] ?? 0;
    const spoilt = (mutilate as Mutilate)(lines, at).join('\n');
    writeFileSync(path.join(root, file), head ? `---\n${spoilt}${body}` : spoilt);
    const what = `${file}:${at + 1}, ${name}`;
    const problems = await read(root);
    for (const problem of problems) {
      expect(problem.file, what).toBeTruthy();
      expect(problem.line, `${what}: ${problem.reason}`).toBeGreaterThan(0);
    }
    if (problems.length === 0) silent.push(what);
    writeFileSync(path.join(root, file), text);
  }
  // A file may be right without a key or without its end, and a tab is white space in JSON.
  const right = /, (a key removed|cut off)$|\.json:\d+, a tab$/;
  expect(silent.filter((what) => !right.test(what))).toEqual([]);
});

test.each([
  ['src/components/diagrams/dataModel.json', '"span": 3', '"span": [3]', 31],
  ['blog/authors.yml', 'title: The people who write these pages', 'title:', 3],
] as const)('a value of a wrong type is reported, also deep in a file: %s', (...one) => {
  const [file, value, wrong, line] = one;
  const root = copyOfSources();
  const text = readFileSync(file, 'utf8');
  writeFileSync(path.join(root, file), text.replace(value, wrong));
  expect(problemsOf(() => void readData(file, root))).toMatchObject([{file, line}]);
});
