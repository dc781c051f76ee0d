import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {DATA_URL, type SearchData, unpack} from '../../src/search/data';
import {type Engine, prepare} from '../../src/search/engine';
import {find} from '../../src/search/find';
import {readAsked} from '../../src/search/index-builder/reviewed';
import {site} from './site';

type Question = {
  question: string;
  class: string;
  /** Addresses, of which one must be found; none where the site has nothing on it. */
  pages: string[];
  /** Anchors on these pages, of which one must be offered; none where the page as a whole answers. */
  sections: string[];
};

/** How many questions of a class there are, and how many of them were answered. */
type Count = {asked: number; first: number; three: number; withSection: number; section: number};

/** Shares that must hold of each half. */
const least = {
  tune: {three: 0.95, first: 0.85, section: 0.9},
  check: {three: 0.92, first: 0.8, section: 0.85},
};
/** What the site does not have must not be found for sure. */
const NOTHING = 'nothing';
const halves = ['tune', 'check'] as const;
const read = (half: string): Question[] =>
  parse(readFileSync(`tests/data/questions/${half}.yaml`, 'utf8'));

let data: SearchData;
let engine: Engine;

beforeAll(() => {
  data = unpack(JSON.parse(readFileSync(path.join(site, DATA_URL), 'utf8')));
  engine = prepare(data);
});

/** The first pages that the search lists, with the anchors that it offers of each. */
function firstPages(question: string, limit = 3): {url: string; anchors: string[]}[] {
  return find(engine, question, {limit}).pages.map(({hits}) => {
    const [url = ''] = hits[0]?.url.split('#') ?? [];
    return {url, anchors: hits.map((hit) => hit.url.split('#')[1] ?? '')};
  });
}

/** Every question of a half, and how far it was answered. */
function askAll(half: string) {
  return read(half)
    .filter((one) => one.class !== NOTHING)
    .map((one) => {
      const found = firstPages(one.question);
      const right = found.filter(({url}) => one.pages.includes(url));
      return {
        ...one,
        found,
        first: one.pages.includes(found[0]?.url ?? ''),
        three: right.length > 0,
        section: right.some(({anchors}) => anchors.some((at) => one.sections.includes(at))),
      };
    });
}

function countByClass(asked: ReturnType<typeof askAll>): Record<string, Count> {
  const counts: Record<string, Count> = {};
  for (const one of asked) {
    for (const name of [one.class, 'all']) {
      const count = (counts[name] ??= {asked: 0, first: 0, three: 0, withSection: 0, section: 0});
      count.asked += 1;
      count.first += Number(one.first);
      count.three += Number(one.three);
      count.withSection += Number(one.sections.length > 0);
      count.section += Number(one.section);
    }
  }
  return counts;
}

describe.each(halves)('the questions to %s by', (half) => {
  test('lead to places that exist', () => {
    const missing = read(half).flatMap(({pages, sections}) => {
      const known = pages.flatMap((page) => {
        const file = path.join(site, `${decodeURI(page)}.html`);
        return existsSync(file) ? [readFileSync(file, 'utf8')] : [page];
      });
      const absent = sections.filter(
        (at) => !known.some((html) => html.includes(`id=${at}`) || html.includes(`id="${at}"`)),
      );
      return [...known.filter((page) => page.startsWith('/')), ...absent.map((at) => `#${at}`)];
    });
    expect(missing).toEqual([]);
  });

  test('are answered', () => {
    const asked = askAll(half);
    const counts = countByClass(asked);
    for (const [name, {asked: n, first, three, withSection, section}] of Object.entries(counts)) {
      console.log(
        `search, ${half}, ${name}: first ${first}, in the first three ${three} of ${n}; section ${section} of ${withSection}`,
      );
    }
    // The other half must not be looked at, so that it can tell whether the ranking was fitted to this one.
    const missed = asked
      .filter(({three}) => half === 'tune' && !three)
      .map(({question, found}) => `${question}: found ${found.map(({url}) => url).join(', ')}`)
      .join('\n');
    const {asked: all = 1, first = 0, three = 0, withSection = 1, section = 0} = counts.all ?? {};
    expect(three / all, missed).toBeGreaterThanOrEqual(least[half].three);
    expect(first / all, missed).toBeGreaterThanOrEqual(least[half].first);
    expect(section / withSection).toBeGreaterThanOrEqual(least[half].section);
    expect(asked.filter(({found}) => found.length === 0)).toHaveLength(0);
  });

  test('are not answered where the site has nothing on it, or with the word that is missing', () => {
    const sure = read(half)
      .filter((one) => one.class === NOTHING)
      .map(({question}) => find(engine, question, {limit: 1}))
      .filter(({pages, without}) => pages.length > 0 && without.length === 0);
    expect(sure).toHaveLength(0);
  });
});

test('every operation of v2 and common comes first by its call, typed or pasted', () => {
  const calls = data.pages.flatMap(({call, area, url}) =>
    call && area !== 'v1' ? [{call, url}] : [],
  );
  expect(calls.length).toBeGreaterThan(40);
  const wrong = calls.flatMap(({call, url}) => {
    const [method = '', template = ''] = call.split(' ');
    const concrete = template.replaceAll(/\{.*?\}/g, '4c1f0a52-771');
    const typed = [
      call,
      `${method} ${concrete}`,
      `${method.toLowerCase()} https://prod.calry.app${concrete}?limit=5&cursor=abc`,
      `curl -X ${method} 'https://dev.calry.app${concrete}'`,
    ];
    return typed.filter((text) => firstPages(text, 1)[0]?.url !== url);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['a path alone', '/vrs/quote', '/docs/vacation-rental-api/v2/quote/get-a-quote'],
  [
    'method and name',
    'put reservations',
    '/docs/vacation-rental-api/v2/reservation/update-a-reservation',
  ],
  ['two letters that changed places', 'guetsy', '/docs/PMS%20Specific%20Guides/guesty'],
])('%s is found', (_, question, url) => {
  expect(firstPages(question, 1)[0]?.url).toBe(url);
});

test('an excerpt is neither its heading once more nor what is left of a table', () => {
  const mistakes = read('tune').flatMap(({question}) =>
    find(engine, question, {limit: 8}).pages.flatMap(({hits}) =>
      hits.flatMap(({heading, excerpt, url}) => {
        const text = excerpt.map((piece) => piece.text).join('');
        const repeats =
          heading !== '' && (text === heading || /^(:| ·)/.test(text.replace(heading, '')));
        return repeats || /^·|·$|· ·|: ·/.test(text) ? `${url}: ${text}` : [];
      }),
    ),
  );
  expect([...new Set(mistakes)]).toEqual([]);
});

test('what readers ask in other words belongs to sections that exist', () => {
  const known = new Map(
    data.pages.map(({url, sections}) => [url, new Set(sections.map(([anchor]) => anchor))]),
  );
  const nowhere = Object.entries(readAsked('.')).flatMap(([url, byAnchor]) =>
    Object.keys(byAnchor)
      .filter((anchor) => !known.get(url)?.has(anchor))
      .map((anchor) => `${url}#${anchor}`),
  );
  expect(nowhere, 'Mend these in src/search/index-builder/asked.yaml').toEqual([]);
});

test('no style sheet is in it', () => {
  expect(JSON.stringify(data)).not.toMatch(/\{[\w-]+:[^}]{1,40};|--ds-|--ifm-/);
});
