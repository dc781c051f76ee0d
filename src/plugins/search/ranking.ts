// Ranks the pages that match a query. The tuning parameters are in weights.ts.
import {scoreCall} from './calls';
import type {PageData} from './data';
import type {Engine, Matches} from './engine';
import {isFilter, type Query, type Wanted} from './query';
import * as weights from './weights';
import {stem} from './words';

/** Sort keys of a page, the most important key first. Pages with higher values come first. */
export type Rank = {
  /** How well the path or operation id of the page matches the query, from 0 to 1. */
  call: number;
  /**
   * 1 for a matching operation of the Common API or of the version in the query (by default, version 2), otherwise 0.
   * Both versions have operations of the same names.
   */
  version: 0 | 1;
  /**
   * 2 if the title, keywords, URL, description and operation id together contain all words of the query. 1 if the page
   * contains at least one word, 0 if it contains only synonyms. A page of version 1 gets 2 only if the query names the
   * version.
   */
  exact: number;
  score: number;
};

/** Parts of a page's score. `npm run search` prints them. */
export type Parts = {
  /** BM25 score of the page's own fields. The score of the best section (`section`) is added to it. */
  page: number;
  section: number;
  /** Share of the query words that the page contains, weighted by inverse document frequency (idf). */
  coverage: number;
  /** Factor: low for pages with a narrow topic, high if the query contains the page's title or PMS. */
  kind: number;
  area: number;
};

/** The index of a section in its page, and the score of the section. */
export type RankedSection = {index: number; score: number};

export type RankedPage = {
  page: PageData;
  rank: Rank;
  parts: Parts;
  /** Sections that match, best first. */
  sections: RankedSection[];
  has: Has;
  /** Whether the query contains the title, path or PMS of the page. */
  isNamed: boolean;
};

/** By the index of a query word: 1 if the text or page contains the word, less if it contains only a synonym. */
type Has = Map<number, number>;

/** Where the index contains the words of the query. */
type Places = {
  /** The query words that each text or page contains, by id of the text or page. */
  has: Map<number, Has>;
  /** For each word, the BM25 scores of texts and pages. */
  scores: Matches[];
  /** Inverse document frequency of each word. */
  idf: number[];
  stems: Set<string>;
  /** The query in lower case, with a space before and after each word. */
  text: string;
};

/** Scores the texts and pages that contain all terms of a phrase. */
function scorePhrase({match}: Engine, terms: string[], prefix: boolean): Matches {
  const [first = new Map(), ...others] = terms.map((term) => match(term, prefix));
  return new Map(
    [...first]
      .filter(([id]) => others.every((list) => list.has(id)))
      .map(([id, score]) => [
        id,
        total([score, ...others.map((list) => list.get(id) ?? 0)]) / Math.sqrt(terms.length),
      ]),
  );
}

/** Scores the texts and pages that contain a word or its synonym, and adds the index of the word to `has`. */
function locateWord(engine: Engine, wanted: Wanted, number: number, has: Places['has']): Matches {
  const {exact, synonyms, open} = wanted;
  const scores: Matches = new Map();
  for (const [index, terms] of [...exact, ...synonyms].entries()) {
    const isExact = index < exact.length;
    for (const [id, score] of scorePhrase(engine, terms, open && index === 0)) {
      const words = has.get(id) ?? new Map<number, number>();
      has.set(id, words);
      if (!words.has(number)) words.set(number, isExact ? 1 : weights.match.synonymCoverage);
      const weighted = score * (isExact ? 1 : weights.match.synonym);
      scores.set(id, Math.max(weighted, scores.get(id) ?? 0));
    }
  }
  return scores;
}

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[\s._-]+/g, ' ')} `;

function locate(engine: Engine, query: Query): Places {
  const has: Places['has'] = new Map();
  const scores = query.wanted.map((word, number) => locateWord(engine, word, number, has));
  const all = engine.data.texts.length + engine.data.pages.length;
  const idfOf = ({size}: Matches) => Math.log(1 + (all - size + 0.5) / (size + 0.5));
  const known = scores.filter(({size}) => size > 0).map(idfOf);
  const average = total(known) / (known.length || 1);
  return {
    has,
    scores,
    // A word that no page contains gets the average of the other words.
    idf: scores.map((matches) => (matches.size > 0 ? idfOf(matches) : average)),
    stems: new Set(query.wanted.flatMap(({word}) => word.split(' ').map(stem))),
    text: spaced(query.text),
  };
}

/** Returns the factor for a section. It is above 1 if an identifier in the query is the section's heading or anchor. */
function nameFactor({identifiers}: Query, anchor: string, heading: string): number {
  const end = anchor.toLowerCase();
  const named = identifiers.some(
    (name) =>
      heading.toLowerCase() === name || end.endsWith(`.${name}`) || end.endsWith(`-${name}`),
  );
  return named ? weights.section.named : 1;
}

/** Whether a page contains all quoted phrases of a query. */
function hasPhrases({data}: Engine, page: PageData, phrases: string[]): boolean {
  if (phrases.length === 0) return true;
  const texts = page.sections.map(([, text]) => data.texts[text]?.join('\n') ?? '');
  const all = [page.title, page.about, ...texts].join('\n').toLowerCase();
  return phrases.every((phrase) => all.includes(phrase));
}

const total = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);

/** Returns 1 if the query contains the operation id, less if it ends with the beginning of the id, otherwise 0. */
function scoreOperationId({text}: Query, operation: string): number {
  const id = operation.toLowerCase();
  const words = text.split(/[\s/]+/);
  if (words.includes(id)) return 1;
  // A prefix must be longer than the first part of the id, because many ids begin with "get".
  const last = words.at(-1) ?? '';
  const second = /\p{Lu}/u.exec(operation)?.index ?? 0;
  return last.length > second && id.startsWith(last) ? weights.call.beginning : 0;
}

/** Whether a page is an operation with the version and method in the query, and contains all other query words. */
function matchesFilter({filter, wanted}: Query, page: PageData, here: Has): boolean {
  if (!page.call || !(filter.version || filter.method)) return false;
  if (filter.version && page.area !== `v${filter.version}` && page.area !== 'common') return false;
  if (filter.method && !page.call.startsWith(filter.method)) return false;
  const others = wanted.flatMap(({word}, index) => (isFilter(filter, word) ? [] : [index]));
  return others.length > 0 && others.every((index) => here.get(index) === 1);
}

function rankPage(
  engine: Engine,
  query: Query,
  places: Places,
  number: number,
): RankedPage | undefined {
  const {data, titles, weightOfText} = engine;
  const page = data.pages[number] as PageData;
  const title = titles[number] ?? [];
  const titled = title.length > 0 && title.every((word) => places.stems.has(word));
  const namedPms = page.area === 'pms' && places.text.includes(spaced(page.title));
  const whole = total(places.idf) || 1;
  const coverageOf = (words: Has) =>
    total([...words].map(([word, part]) => part * (places.idf[word] ?? 0))) / whole;
  const scoreAt = (words: Has, id: number) =>
    total([...words.keys()].map((word) => places.scores[word]?.get(id) ?? 0));
  const id = data.texts.length + number;
  const here: Has = places.has.get(id) ?? new Map();
  const all: Has = new Map(here);
  const sections = page.sections
    .flatMap(([anchor, text], index): RankedSection[] => {
      const there = places.has.get(text);
      if (!there) return [];
      for (const [word, part] of there) all.set(word, Math.max(part, all.get(word) ?? 0));
      const heading = data.texts[text]?.[0] ?? '';
      const factor = nameFactor(query, anchor, heading) * (weightOfText[text] ?? 1);
      return [{index, score: scoreAt(there, text) * factor * coverageOf(there)}];
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);

  const call = Math.max(
    query.call && page.call ? scoreCall(query.call, page.call) : 0,
    page.operation ? scoreOperationId(query, page.operation) : 0,
    !query.call && matchesFilter(query, page, here) ? 1 : 0,
  );
  const coverage = coverageOf(all);
  const enough = coverage >= weights.page.leastCoverage || namedPms || call > 0;
  if (!enough || (coverage === 0 && call === 0) || !hasPhrases(engine, page, query.phrases))
    return undefined;

  const anyExact = [...all.values()].includes(1);
  const allExact = query.wanted.every((_, word) => here.get(word) === 1);
  const isVersion = page.area === `v${query.filter.version ?? 2}`;
  const kind = (page.isNarrow ? weights.page.narrow : 1) * (titled ? weights.page.titled : 1);
  const parts: Parts = {
    page: scoreAt(here, id),
    section: sections[0]?.score ?? 0,
    coverage,
    kind: namedPms ? weights.page.namedPms : kind,
    area: page.area === 'v1' && isVersion ? 1 : weights.area[page.area],
  };
  return {
    page,
    rank: {
      call,
      version: call > 0 && (isVersion || page.area === 'common') ? 1 : 0,
      exact: allExact && (isVersion || page.area !== 'v1') ? 2 : Number(anyExact),
      score: (parts.page + parts.section) * parts.coverage * parts.kind * parts.area,
    },
    parts,
    sections,
    has: all,
    isNamed: call > 0 || titled || namedPms,
  };
}

/** Returns the pages that match enough of the query, best first. */
export function rank(engine: Engine, query: Query): RankedPage[] {
  const places = locate(engine, query);
  return engine.data.pages
    .flatMap((_, number) => rankPage(engine, query, places, number) ?? [])
    .sort(
      ({rank: a}, {rank: b}) =>
        b.call - a.call || b.version - a.version || b.exact - a.exact || b.score - a.score,
    );
}
