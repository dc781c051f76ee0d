import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {limitsOf, perMinute} from '../../src/pms/model/derive';
import {loadSystems} from '../../src/pms/model/load';
import {own, published, standard} from './support/published';
import {type Token, tokensOf, unchecked} from './support/tokens';
import {contractVocabulary} from './support/vocabulary';

const mdxIn = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name));

const pages = [
  'docs/introduction.mdx',
  'docs/calrylink.mdx',
  'docs/common-api-reference/overview.mdx',
  'docs/common-api-reference/authentication.mdx',
  'docs/common-api-reference/ratelimits.mdx',
  'docs/vacation-rental-api/overview.mdx',
  'docs/vacation-rental-api/v2/index.mdx',
  ...mdxIn('docs/guides'),
];

const vocabulary = contractVocabulary();
const checked = new Set([...Object.values(published).flat(), ...standard]);

const systems = loadSystems();

/** Figures that follow from the limits of a PMS. */
const figuresOf = ({pms}: (typeof systems)[number]) =>
  limitsOf(pms)
    .map(perMinute)
    .flatMap((figure) =>
      figure ? [`${figure.toLocaleString('en-GB')} requests a minute`, String(figure)] : [],
    );
const figures = new Set(systems.flatMap(figuresOf));

let count = 0;

describe.each(pages)('%s', (file) => {
  const tokens = tokensOf(readFileSync(file, 'utf8'));
  const mine = new Set(own[file]);

  test('names nothing that neither the contract nor a published page has', () => {
    count += tokens.length;
    const isChecked = ({text}: Token) => checked.has(text) || mine.has(text) || figures.has(text);
    expect(unchecked(file, tokens, vocabulary, isChecked)).toEqual([]);
  });
});

describe.each(systems)('$file', (system) => {
  const page = readFileSync(system.file, 'utf8');
  const tokens = tokensOf(page);
  const [, facts = ''] = page.split(/^---$/m);
  const cited = new Set(tokens.filter(({cites}) => cites.length > 0).map(({text}) => text));
  const limits = new Set(figuresOf(system));

  test('names nothing that is not in the contract, in its facts, or cited', () => {
    count += tokens.length;
    const isChecked = ({text}: Token) =>
      cited.has(text) || facts.includes(text) || limits.has(text) || checked.has(text);
    expect(unchecked(system.file, tokens, vocabulary, isChecked)).toEqual([]);
  });
});

test('the lists hold nothing that no page says', () => {
  const said = new Map(
    [...pages, ...systems.map(({file}) => file)].map((file) => [
      file,
      new Set(tokensOf(readFileSync(file, 'utf8')).map(({text}) => text)),
    ]),
  );
  const anywhere = new Set([...said.values()].flatMap((texts) => [...texts]));
  const idle = [...checked].filter((text) => !anywhere.has(text));
  expect(idle).toEqual([]);
  for (const [file, texts] of Object.entries(own)) {
    expect(texts.filter((text) => !said.get(file)?.has(text))).toEqual([]);
  }
  console.log(`tokens of prose held to the contract or a published page: ${count}`);
});

describe('what counts as a claim', () => {
  const texts = (page: string) => tokensOf(page).map(({text}) => text);

  test.each<[string, string[]]>([
    ['Send `status: FAILED` and `realtime=true`.', ['status', 'FAILED', 'realtime', 'true']],
    ['At most 100 requests per minute, then 429.', ['100 requests per minute', '429']],
    ['With a Retry-After header or X-Limit.', ['Retry-After', 'X-Limit']],
    ['It is PENDING or NOT_AVAILABLE.', ['PENDING', 'NOT_AVAILABLE']],
    ['The event sync.done and the field linkName.', ['linkName', 'sync.done']],
    ['```js\nconst limit = 3;\n```\n', []],
  ])('%s', (page, expected) => {
    expect(texts(page)).toEqual(expected);
  });

  test('a mistake is told with file and line, and with what to do', () => {
    const page = '---\ntitle: A\n---\n\nFirst.\n\nSecond,\nwith `integrationAccountID`.\n';
    expect(unchecked('docs/a.mdx', tokensOf(page), vocabulary, () => false)).toEqual([
      'docs/a.mdx:8: "integrationAccountID" is not in the contract. Correct it, or add it to tests/guides/support/published.ts with the page on which it was read.',
    ]);
  });

  test('a word of a description in the contract vouches for nothing', () => {
    const page = 'Read `sandwich` and `Rental`.\n';
    expect(unchecked('a', tokensOf(page), vocabulary, () => false)).toHaveLength(2);
    expect(unchecked('a', tokensOf('`codes.accessCode`'), vocabulary, () => false)).toEqual([]);
    expect(
      unchecked('a', tokensOf('`https://api.calry.app/link`'), vocabulary, () => false),
    ).toHaveLength(1);
  });
});
