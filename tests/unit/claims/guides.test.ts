// Tests that every name, status and figure in the guides has a source.
import {readFileSync} from 'node:fs';
import {createProcessor} from '@mdx-js/mdx';
import type {Node} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {limitsOf, perMinute} from '../../../src/plugins/pms/model/derive';
import {loadPmsGuides} from '../../../src/plugins/pms/model/load';
import {product} from '../../../src/product';
import {filesIn, pageFiles} from '../../../src/site/pages';
import {readData} from '../../support/readRows';

type Published = {sources: Record<string, string[]>; pages: Record<string, string[]>};
const published = readData<Published>('tests/data/published.yaml');
const sourced = Object.values(published.sources).flat();

/** Names that the contract defines. `statuses` and `segments` contain its status codes and path segments. */
const names = new Set(['Authorization', 'Bearer', 'Content-Type', 'application/json']);
const statuses = new Set<string>();
const segments = new Set(['api', 'v1', 'v2']);

function collect(value: unknown): void {
  if (Array.isArray(value)) value.forEach(collect);
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  if (typeof members.name === 'string' && 'in' in members) names.add(members.name);
  for (const [key, member] of Object.entries(members)) {
    if (key === 'enum') (member as unknown[]).forEach((one) => names.add(String(one)));
    if (['const', 'operationId', 'x-renamed-from'].includes(key)) names.add(String(member));
    if (/^(?:get|post|put|patch|delete)$/.test(key)) names.add(key.toUpperCase());
    if (key === 'properties') Object.keys(member as object).forEach((name) => names.add(name));
    if (key === 'responses') Object.keys(member as object).forEach((code) => statuses.add(code));
    if (key === 'servers') {
      (member as {url: string}[]).forEach(({url}) => collect({[new URL(url).pathname]: null}));
    }
    if (key.startsWith('/')) key.split('/').forEach((part) => segments.add(part));
    // An example is a value, not a definition.
    if (key !== 'example' && key !== 'examples') collect(member);
  }
}
for (const file of filesIn('openapi')) if (file.endsWith('.yaml')) collect(readData(file));

function isInContract(token: string): boolean {
  if (names.has(token) || statuses.has(token)) return true;
  const hosts: string[] = Object.values(product.apiHosts);
  if (hosts.includes(`https://${token}`)) return true;
  if (/^\w+(\.\w+)+$/.test(token)) return token.split('.').every((part) => names.has(part));
  if (!/^(https:|\/)/.test(token) || !URL.canParse(token, hosts[0])) return false;
  const {origin, pathname} = new URL(token, hosts[0]);
  const parts = decodeURI(pathname).split('/');
  return hosts.includes(origin) && parts.every((part) => segments.has(part));
}

const units = [
  '(?:request|credit|item|message|second|minute|hour|day|week|month|year|character)s?',
  'bytes|[kMG]B|%|per [a-z]+|an? (?:second|minute|hour|day)',
].join('|');

/** Matches claims about the API outside code: figures with a unit, statuses, headers, constants. */
const claims = new RegExp(
  [
    String.raw`\b\d[\d,.]*(?<![,.]) ?(?:${units})(?:(?: per| a| an) [a-z]+)?(?!\w)`,
    /(?<![\d-])\b[1-5]\d\d\b(?!-)/.source,
    /\bX-[A-Z][A-Za-z-]+/.source,
    /\b[A-Z]{2,}(?:_[A-Z]+)+\b/.source,
  ].join('|'),
  'g',
);

const plain = /^(?:true|false|null|\d{1,2}|CALRY_\w+|<\w+>)$/;

type Claim = {text: string; line: number | undefined};

/** Returns the claims about the API in a page's prose, except claims in paragraphs that cite a source. */
function claimsOf(file: string): Claim[] {
  // Keeps the lines of the front matter, so that claims have the lines of the file.
  const page = readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, (front) =>
    front.replaceAll(/.+/g, ''),
  );
  const uncited: Claim[] = [];
  const cited = new Set<string>();
  let paragraph: Node['position'];
  visit(createProcessor().parse(page), (node: Node & {value?: string}) => {
    if (node.type === 'mdxjsEsm' || node.type === 'code') return SKIP;
    if (node.type === 'paragraph') paragraph = node.position;
    const {value = ''} = node;
    const claimed = (texts: string[]) =>
      texts.forEach((text) =>
        isCited ? cited.add(text) : uncited.push({text, line: node.position?.start.line}),
      );
    const [from = 0, to = 0] = [paragraph?.start.offset, paragraph?.end.offset];
    const isInside = (node.position?.start.offset ?? 0) < to;
    const isCited = isInside && /\[\^[^\]\s]+\]/.test(page.slice(from, to));
    if (node.type === 'text') claimed(value.match(claims) ?? []);
    // A URL is one claim. `status: FAILED` and `realtime=true` are two claims each.
    if (node.type === 'inlineCode') {
      claimed(/^(?:https?:|wss?:|\/)/.test(value) ? [value] : value.split(/=|:?\s+/));
    }
    return undefined;
  });
  return uncited.filter(
    ({text}) => text && !plain.test(text) && !cited.has(text) && !isInContract(text),
  );
}

const systems = loadPmsGuides();
const figuresOf = ({pms}: (typeof systems)[number]) =>
  limitsOf(pms)
    .map(perMinute)
    .flatMap((one) => {
      const figure = one?.toLocaleString('en-GB');
      return figure ? [`${figure} requests a minute`, `${figure} a minute`, `${one}`] : [];
    });
const pages = pageFiles('docs/guides');

/** Returns the claims of a page that are not known, each with its file and line. */
const unknownClaims = (file: string, isKnown: (text: string) => boolean) =>
  claimsOf(file).flatMap(({text, line}) => (isKnown(text) ? [] : `${file}:${line}: ${text}`));

const advice = 'Correct these, or add them to tests/data/published.yaml with their source';

describe('every name, status and figure has a source', () => {
  test.each([
    ...pages,
    'docs/introduction.mdx',
    'docs/calrylink.mdx',
    'docs/common-api-reference/overview.mdx',
    'docs/common-api-reference/authentication.mdx',
    'docs/common-api-reference/ratelimits.mdx',
    'docs/vacation-rental-api/overview.mdx',
    'docs/vacation-rental-api/v2/index.mdx',
  ])('%s', (file) => {
    const known = [...sourced, ...(published.pages[file] ?? []), ...systems.flatMap(figuresOf)];
    expect(
      unknownClaims(file, (text) => known.includes(text)),
      advice,
    ).toEqual([]);
  });

  test.each(systems)('$file', (system) => {
    const [, facts = ''] = readFileSync(system.file, 'utf8').split(/^---$/m);
    const known = [...sourced, ...(published.pages[system.file] ?? []), ...figuresOf(system)];
    const isKnown = (text: string) => known.includes(text) || facts.includes(text);
    expect(unknownClaims(system.file, isKnown), advice).toEqual([]);
  });
});

test('the errors guide lists the statuses of the contract, and only these, as documented', () => {
  const [documented = ''] = readFileSync('docs/guides/errors.mdx', 'utf8').split(
    '## Other statuses',
  );
  const listed = [...documented.matchAll(/^\| `(\d+)`/gm)].map(([, code]) => code);
  const codes = [...statuses].filter((code) => /^\d+$/.test(code));
  expect(listed.toSorted()).toEqual(codes.toSorted());
});
