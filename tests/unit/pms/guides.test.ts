import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {sourcesOf} from '../../../src/pms/model/derive';
import {factsOf} from '../../../src/pms/model/facts';
import {checkGuides, guideFiles} from '../../../src/pms/model/load';
import type {Guide} from '../../../src/pms/model/validate';
import {body as templateBody} from '../../../scripts/new/guide.mjs';

let guides: Guide[];

beforeAll(() => {
  const result = checkGuides();
  expect(result.problems).toEqual([]);
  guides = result.guides;
});

it('there is a guide at each address of the site’s list, and no other', () => {
  const routes = readFileSync('tests/data/routes.txt', 'utf8')
    .split('\n')
    .filter((route) => /^\/docs\/PMS Specific Guides\/./.test(route))
    .map((route) => `${route.slice(1)}.mdx`);
  expect(routes.length).toBeGreaterThan(0);
  expect(guideFiles().sort()).toEqual(routes.sort());
});

it('every fact leads to a source with an address and a date', () => {
  let count = 0;
  for (const guide of guides) {
    const sources = new Map(sourcesOf(guide).map((source) => [source.id, source]));
    for (const {path, source} of factsOf(guide.pms)) {
      const name = `${guide.slug}: ${path.join('.')}`;
      expect(source.length, name).toBeGreaterThan(0);
      for (const id of source) {
        expect(sources.get(id)?.url, name).toMatch(/^https?:\/\/[^/]+\.[^/]+/);
        expect(sources.get(id)?.read, name).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
      count++;
    }
  }
  expect(count).toBeGreaterThan(guides.length * 10);
});

describe('no value escapes that walk', () => {
  /** What says how a fact is to be taken, or groups facts, and is no fact of its own. */
  const bare = /^pms\.(sources|gaps|conflicts)\b/;

  it('each text or number that is not "unknown" belongs to a fact', () => {
    for (const guide of guides) {
      const facts = factsOf(guide.pms).map(({path}) => path.join('.'));
      for (const [path, value] of leaves(guide.pms, 'pms')) {
        if (value === 'unknown' || bare.test(path)) continue;
        expect(
          facts.some((fact) => path.startsWith(`${fact}.`)),
          `${guide.slug}: ${path}`,
        ).toBe(true);
      }
    }
  });
});

it('the keys of create-link and the guides name the same systems', () => {
  const {enum: keys} = parse(
    readFileSync('openapi/common/schemas/IntegrationDefinitionKey.yaml', 'utf8'),
  ) as {enum: string[]};
  const named = guides.flatMap(({pms}) => (pms.linkKeys === 'unknown' ? [] : pms.linkKeys.keys));
  // These two are published keys of systems that have no guide.
  expect([...named, 'lodgix', 'mralfred'].sort()).toEqual([...keys].sort());
});

it('no two guides share a paragraph, an item or a row', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  let measured = 0;
  for (const guide of guides) {
    for (const block of new Set(blocksOf(guide.body))) {
      measured++;
      const owner = owners.get(block);
      if (owner) shared.push(`${owner} and ${guide.slug}: ${block}`);
      owners.set(block, guide.slug);
    }
  }
  console.log(`PMS guides: ${measured} blocks of prose compared, ${shared.length} shared`);
  expect(shared).toEqual([]);
});

it('no guide is mostly the words of another', () => {
  // What `npm run new` writes is there for all to keep.
  const template = shinglesOf(
    templateBody({title: '', credential: '', where: '', webhooks: '', differs: ''}),
  );
  const shingles = guides.map(({slug, body}) => {
    const own = [...shinglesOf(body)].filter((shingle) => !template.has(shingle));
    return {slug, set: new Set(own)};
  });
  let most = {share: 0, pair: ''};
  for (const a of shingles) {
    for (const b of shingles) {
      if (a === b) continue;
      const common = [...a.set].filter((shingle) => b.set.has(shingle)).length;
      const share = common / a.set.size;
      if (share > most.share) most = {share, pair: `${a.slug} in ${b.slug}`};
    }
  }
  console.log(
    `PMS guides: most alike ${most.pair}, ${(most.share * 100).toFixed(1)} % of its runs of five words`,
  );
  expect(most.share, most.pair).toBeLessThan(0.15);
});

/** Paragraphs, list items and table rows of eight words or more, without marks, citations and the heads of tables. */
function blocksOf(body: string): string[] {
  return body
    .replace(/^\|.*\|\n(?=\|[ :|-]+\|$)/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|\|)\s)/)
    .map((block) => wordsOf(block).join(' '))
    .filter((block) => block.split(' ').length >= 8);
}

function shinglesOf(body: string): Set<string> {
  const words = wordsOf(body.replace(/^#+ .*$/gm, ''));
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\[\^[^\]]+\]/g, '')
      .replace(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function leaves(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) {
    return value.flatMap((child, index) => leaves(child, `${path}.${index}`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
  }
  return [[path, value]];
}
