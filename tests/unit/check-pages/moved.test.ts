import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {Addresses} from '../../../src/check-pages/addresses';
import {adviceFor} from '../../../src/reference/blocks/status';
import {movedProblems, questionProblems} from '../../../src/check-pages/rules/moved';
import {problemLine} from '../../../src/site/writerError';
import {temporaryFolder} from '../../support/temporaryFolder';

const addresses: Addresses = {
  routes: new Set(['/docs/guides/new', '/docs/guides/other', '/api-reference']),
  twins: new Set(),
  redirects: new Map([
    ['/docs', '/docs/guides/new'],
    ['/docs/guides/old', '/docs/guides/new'],
    ['/docs/help', '/docs/guides/new'],
  ]),
  inSidebar: new Set(),
};
const anchors = (route: string) =>
  route.startsWith('/docs/') ? new Set(['first-step', 'next-steps']) : undefined;

let root: string;

beforeEach(() => {
  root = temporaryFolder('moved');
});

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const question = (pages: string, sections = '[]') =>
  `# Questions\n- question: 'secret words'\n  pages: ${pages}\n  sections: ${sections}\n`;

function ofQuestion(...lists: [pages: string, sections?: string]): string[] {
  write('tests/data/questions/tune.yaml', question(...lists));
  return questionProblems(addresses, anchors, root).map(problemLine);
}

test('a question for a page that has moved is told with the new address', () => {
  expect(ofQuestion('[/docs/guides/other, /docs/guides/old]')).toEqual([
    'tests/data/questions/tune.yaml:3: /docs/guides/old is an old address. Write /docs/guides/new.',
  ]);
});

test('a question for no page is told with the nearest one', () => {
  expect(ofQuestion('[/docs/guides/nwe]')).toEqual([
    'tests/data/questions/tune.yaml:3: /docs/guides/nwe leads to no page. Did you mean "/docs/guides/new"? Write the address of a page.',
  ]);
});

test('a question for no section of its pages is told with the nearest one, and not repeated', () => {
  const [message, ...others] = ofQuestion('[/docs/guides/new]', '[next-steps, first-stp]');
  expect(message).toMatch(/tune\.yaml:4: .* has #first-stp\. Did you mean "first-step"\?/);
  expect(message).not.toContain('secret words');
  expect(others).toEqual([]);
});

test('sections of a page that components draw wait for the build', () => {
  expect(ofQuestion('[/docs/guides/new, /api-reference]', '[drawn]')).toEqual([]);
});

test.each([
  [
    'an address',
    "open('/docs/guides/old#part');",
    '/docs/guides/old has moved. Write /docs/guides/new.',
  ],
  ['an address at the top', "'/docs/help'", '/docs/help has moved. Write /docs/guides/new.'],
  ['a file', "'docs/guides/old.mdx'", 'docs/guides/old has moved. Write docs/guides/new.'],
  [
    'a path without its folder',
    "['guides/old', 31_000]",
    'guides/old has moved. Write guides/new.',
  ],
])('code that names %s of a page that has moved is told by line', (_, code, message) => {
  write('tests/a.spec.ts', `\n${code}\n`);
  expect(movedProblems(addresses, root).map(problemLine)).toEqual([
    `tests/a.spec.ts:2: ${message}`,
  ]);
});

test.each([
  ['programs of the same name', "'samples/guides/old/book.mjs'"],
  ['longer names', "'/docs/guides/older', '/docs/guides/old-ways', '/docs/guides/old/part'"],
  ['a word that was the name of a page at the top', "const help = 'help';"],
  ['the short address of the first page', "'/docs'"],
  ['sources on the web', 'https://docs.example.com/docs/guides/old'],
])('%s are left alone', (_, code) => {
  write('src/a.ts', code);
  write('tests/writers/mistakes/pages/a.mdx', '[It](/docs/guides/old)');
  expect(movedProblems(addresses, root)).toEqual([]);
});

test('packages that are installed in a folder of code are left alone, and folders are no files', () => {
  write('tests/generators/node_modules/package.js/index.js', "const page = '/docs/guides/old';\n");
  write('tests/folder.js/example.ts', "const page = '/docs/guides/old';\n");
  expect(movedProblems(addresses, root).map(problemLine)).toEqual([
    expect.stringContaining('tests/folder.js/example.ts:1: '),
  ]);
});

test.each(['401', '403', '429'])(
  'the guide that helps with status %s is found when it moves',
  (status) => {
    const hrefs = adviceFor(status).flatMap((part) =>
      typeof part === 'object' && 'href' in part ? part.href : [],
    );
    expect(hrefs).toHaveLength(1);
    const redirects = new Map(hrefs.map((href) => [href, '/docs/guides/new']));
    const files = movedProblems({...addresses, redirects}, '.').map(({file}) => file);
    expect(files).toContain('src/reference/blocks/status.ts');
  },
);
