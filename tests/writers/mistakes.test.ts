import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {lint} from 'markdownlint/sync';
import {expect, test} from 'vitest';
import headings from '../../prose/rules/headings.mjs';
import sentences from '../../prose/rules/sentences.mjs';
import words from '../../prose/rules/words.mjs';
import {spellingArguments} from '../../prose/spelling.mjs';
import {runTool} from '../../scripts/lib/run.mjs';
import {algoliaFromEnv} from '../../src/search/algolia';
import {editUrlFromEnv} from '../../src/site/editLinks';
import {redirectProblems} from '../../src/redirects/problems';
import {pageProblems as contractProblems} from '../../src/reference/contract/checkPages';
import {loadContract} from '../../src/reference/contract/load';
import {contractPages} from '../../src/reference/contract/pages';
import {rehypeHighlight} from '../../src/highlight';
import {remarkPrograms} from '../../src/programs/remarkPrograms';
import {remarkReference} from '../../src/reference';
import {mistakesOf} from '../unit/check-pages/support';
import {temporaryFolder} from '../support/temporaryFolder';
import {complaintsOf, spoil} from '../unit/pms/guide';
import {
  goodContract,
  messages as contractMessages,
  type Tree,
} from '../unit/contract-rules/fixture';
import {messageOf} from '../unit/reference/support/contract';

const description = 'description: Read a page of a list.\n';
const post = `title: X\nslug: x\n${description}authors: [docs]\ntags: [hello]\n`;

/** What the checks of pages and posts say. */
const page = (head: string, body = 'Text.', file = 'docs/guides/page.mdx') =>
  mistakesOf(file, `---\n${head}---\n\n${body}\n`);

const blog = (head: string, body = 'Text.\n\n{/* truncate */}') =>
  page(head, body, 'blog/2026-11-20-x.mdx');

/** What the build says while it expands a page. */
async function expanded(source: string): Promise<string> {
  const file = {value: source, path: 'docs/guides/page.mdx'};
  try {
    await createProcessor({
      remarkPlugins: [remarkReference, remarkPrograms],
      rehypePlugins: [rehypeHighlight],
    }).process(file);
    return 'no mistake';
  } catch (error) {
    return `${file.path}:${String(error)}`;
  }
}

/** What the contract's lint says about a spoilt operation. */
async function contract(spoilIt: (tree: Tree) => void, rules?: Record<string, 'error'>) {
  const files = goodContract();
  spoilIt(files['openapi/v2/reservation/get-a-reservation.yaml']);
  return (await contractMessages(files, 'v2', ...(rules ? [{rules}] : []))).join('\n');
}

/** What the pages and the contract say of each other when the docs are these files only. */
function docs(files: Record<string, string>): string {
  const root = temporaryFolder('pages');
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  return contractProblems(loadContract(), contractPages(root)).join('\n').replaceAll(root, 'docs');
}

function markdown(text: string, ...rules: string[]): string {
  const config = Object.fromEntries([['default', false], ...rules.map((rule) => [rule, true])]);
  const results = lint({
    strings: {'docs/page.mdx': text},
    config,
    customRules: [...words, ...sentences, headings],
  });
  return Object.entries(results)
    .flatMap(([file, found]) =>
      found.map(({lineNumber, ruleDescription, errorDetail, errorContext}) =>
        [`${file}:${lineNumber}`, ruleDescription, errorDetail, errorContext].join(' '),
      ),
    )
    .join('\n');
}

async function spelling(text: string): Promise<string> {
  const folder = temporaryFolder('words');
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  const flags = ['--config', 'cspell.config.yaml', '--root', folder, file];
  const {output} = await runTool('cspell', [...spellingArguments, ...flags], {quiet: true});
  return output;
}

const guide = (piece: string, replacement: string) =>
  complaintsOf(spoil(piece, replacement))
    .map(({message, at}) => `${at.trim()} | ${message}`)
    .join('\n');

type Mistake = [kind: string, made: () => string | Promise<string>, where: string, mend: string];

const mistakes: Mistake[] = [
  [
    'a page without a description',
    () => page('title: X\n'),
    'docs/guides/page.mdx:1: description is missing.',
    'Write one sentence for search engines.',
  ],
  [
    'a title that is empty',
    () => page(`title: ''\n${description}`),
    'docs/guides/page.mdx:2: title is "".',
    'Write a title in sentence case.',
  ],
  [
    'a key that a page cannot have',
    () => page(`title: X\n${description}opertion: v2/getReview\n`),
    'docs/guides/page.mdx:4: opertion is no key of a page of docs/.',
    'Did you mean "operation"?',
  ],
  [
    'front matter that is no YAML',
    () => page('title: Read: a page\n'),
    'docs/guides/page.mdx:2: the front matter is no YAML',
    'Put a value that holds a colon into quotes.',
  ],
  [
    'a link to a page that is not there',
    () => page(`title: X\n${description}`, 'Text.\n\n[It](/docs/guides/paginatoin#end).'),
    'docs/guides/page.mdx:8: /docs/guides/paginatoin#end leads to no page.',
    'Did you mean "/docs/guides/pagination"?',
  ],
  [
    'a tag that is not listed',
    () => blog(post.replace('hello', 'helo')),
    'blog/2026-11-20-x.mdx:6: tags names "helo"',
    'Did you mean "hello"?',
  ],
  [
    'an author who is not listed',
    () => blog(post.replace('docs', 'dosc')),
    'blog/2026-11-20-x.mdx:5: authors names "dosc"',
    'or add it to blog/authors.yml',
  ],
  [
    'a post without its cut',
    () => blog(post, 'Text.'),
    'blog/2026-11-20-x.mdx:8: the post has no {/* truncate */}.',
    'behind the first paragraph',
  ],
  [
    'an operation that the contract does not have',
    () => docs({'a.mdx': '---\ntitle: X\noperation: v2/getReviw\n---\n'}),
    'docs/a.mdx:3: operation "v2/getReviw" is not in the contract.',
    'Did you mean "v2/getReview"?',
  ],
  [
    'an operation without a page',
    () => docs({}),
    'get leads to v2/review/get-a-review.yaml, which has no page.',
    'Allowed is docs/vacation-rental-api/v2/review/get-a-review.mdx',
  ],
  [
    'a page at another address than its operation',
    () => docs({'a.mdx': '---\ntitle: X\noperation: v2/getReview\n---\n'}),
    'docs/a.mdx:3: operation "v2/getReview" stands in openapi/v2/review/get-a-review.yaml',
    'Move one of the two.',
  ],
  [
    'a value that a PMS guide cannot have',
    () => guide('setup: manual', 'setup: manuel'),
    'setup: manuel',
    'Did you mean "manual"?',
  ],
  [
    'a key that a PMS guide cannot have',
    () => guide('  sandbox: unknown', '  sandbox: unknown\n  sandbocks: unknown'),
    'pms.sandbocks: there is no such key.',
    'Did you mean "sandbox"?',
  ],
  [
    'a fact without a source',
    () => guide("properties: {support: 'yes', source: docs}", "properties: {support: 'yes'}"),
    'pms.resources.properties.source: this key is missing.',
    'Allowed:',
  ],
  [
    'an operation that does not say how well it is known',
    () => contract((tree) => delete tree['x-evidence']),
    'openapi/v2/reservation/get-a-reservation.yaml: x-evidence is missing.',
    'openapi/README.md tells which is which',
  ],
  [
    'something documented without a source',
    () => contract((tree) => (tree['x-source'] = [])),
    'openapi/v2/reservation/get-a-reservation.yaml: x-source is empty',
    'Add the address it was read at',
  ],
  [
    'an example that does not fit its schema',
    () =>
      contract((tree) => (tree.parameters[0].example = 771904), {
        'no-invalid-parameter-examples': 'error',
      }),
    'Example value must conform to the schema',
    'type must be string',
  ],
  [
    'a sentence of the contract with a word that says nothing',
    () => contract((tree) => (tree.description = 'Simply read it.')),
    'openapi/v2/reservation/get-a-reservation.yaml: description says "Simply".',
    'Write the sentence without it',
  ],
  [
    'a link to a field that is not there',
    () =>
      expanded(
        'Text.\n\n[It](/docs/vacation-rental-api/v2/reservation/create-a-reservation#body-guest.emial).\n',
      ),
    'docs/guides/page.mdx:3: /docs/vacation-rental-api/v2/reservation/create-a-reservation has no #body-guest.emial.',
    'Did you mean "body-guest.email"?',
  ],
  [
    'a program that is not there',
    () => expanded('Text.\n\n```js file="samples/guides/none.mjs"\n```\n'),
    'docs/guides/page.mdx:3:1',
    'samples/guides/none.mjs, which does not exist',
  ],
  [
    'a region that a program does not have',
    () =>
      expanded('```js file="samples/guides/quickstart/first-reservation.mjs" region="x"\n```\n'),
    'docs/guides/page.mdx:1:1',
    'samples/guides/quickstart/first-reservation.mjs has no "#region x"',
  ],
  [
    'a fence in a language that is not known',
    () => expanded('Text.\n\n```fortran\nx\n```\n'),
    'docs/guides/page.mdx:3:1',
    'Add a Prism language in src/highlight/languages.ts.',
  ],
  [
    'MDX that cannot be read',
    () => expanded('Text.\n\nA set {a, b is open.\n'),
    'docs/guides/page.mdx:3:',
    'expected a corresponding closing brace',
  ],
  [
    'a redirect to nowhere',
    () => redirectProblems([{from: '/old', to: '/docs/contcat'}], ['/docs/contact']).join(),
    "src/redirects/redirects.ts: '/old' leads to '/docs/contcat', which is no page.",
    "Did you mean '/docs/contact'?",
  ],
  [
    'half a group of switches',
    () => messageOf(() => algoliaFromEnv({ALGOLIA_APP_ID: 'app'})),
    'Algolia search is half configured: ALGOLIA_APP_ID set, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing.',
    'Set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none.',
  ],
  [
    'an address for editing that is none',
    () => messageOf(() => editUrlFromEnv({EDIT_URL: 'git.example'})),
    'EDIT_URL is "git.example"',
    'such as https://github.com/<owner>/<repository>/edit/main',
  ],
  [
    'an image without a text alternative',
    () => markdown('Text.\n\n![](/img/mark.svg)\n', 'no-alt-text'),
    'docs/page.mdx:3',
    'Images should have alternate text',
  ],
  [
    'a heading in title case',
    () => markdown('## Create The Reservation\n', 'sentence-case'),
    'docs/page.mdx:1',
    'Write it in lower case',
  ],
  [
    'a second word for one thing',
    () => markdown('Text.\n\nSend an e-mail.\n', 'terms'),
    'docs/page.mdx:3',
    'Write email',
  ],
  [
    'a misspelt word',
    () => spelling('Text.\n\nA resrvation in color.\n'),
    'page.mdx:3:3 - Unknown word (resrvation)',
    'fix: (colour)',
  ],
  [
    'a word that the dictionary lacks',
    () => spelling('Text.\n\nA resrvation.\n'),
    'page.mdx:3:3 - Unknown word (resrvation)',
    'add it to prose/words.txt',
  ],
  [
    'a sentence that is too long',
    () => markdown(`Text.\n\n${'word '.repeat(31)}.\n`, 'sentence-length'),
    'docs/page.mdx:3',
    'has 31 words. Split it',
  ],
];

test('at least twenty kinds of mistakes are told', () => {
  expect(new Set(mistakes.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(20);
});

test.each(mistakes)(
  '%s: where it is and how to mend it, no stack',
  async (_, made, where, mend) => {
    const message = await made();
    expect(message).toContain(where);
    expect(message).toContain(mend);
    expect(message).not.toMatch(/^\s+at \S+.*:\d+:\d+/m);
  },
  60_000,
);
