// Ranks the pages that match a query. The tuning parameters are in weights.ts.
import {scoreCall} from './calls';
import type {PageData} from './data';
import type {Engine, Matches} from './engine';
import {isFilter, type Query, type Wanted} from './query';
import * as weights from './weights';

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
  /** Factor: low for pages with a narrow topic, high if the query contains the page's PMS. */
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
  coverage: Coverage;
  /** Whether the query contains the path or PMS of the page, or only words of its title and description. */
  isNamed: boolean;
};

/** By the index of a query word: 1 if the text or page contains the word, less if it contains only a synonym. */
type Coverage = Map<number, number>;

/** Where the index contains the words of the query. */
type Places = {
  /** The query words that each text or page contains, by id of the text or page. */
  coverage: Map<number, Coverage>;
  /** For each word, the BM25 scores of texts and pages. */
  scores: Matches[];
  /** Inverse document frequency of each word. */
  idf: number[];
  /** The query in lower case, with a space before and after each word. */
  text: string;
};

/** Scores the texts and pages that contain all terms of a phrase. */
function scorePhrase({match}: Engine, terms: string[], prefix: boolean): Matches {
  const [first = new Map(), ...others] = terms.map((term) => match(term, prefix));
  const scoreOf = (id: number) => total([first, ...others].map((list) => list.get(id) ?? 0));
  return new Map(
    [...first.keys()]
      .filter((id) => others.every((list) => list.has(id)))
      .map((id) => [id, scoreOf(id) / Math.sqrt(terms.length)]),
  );
}

/** Scores the texts and pages that contain a word or its synonym, and adds the index of the word to `coverage`. */
function locateWord(
  engine: Engine,
  {exact, synonyms, open}: Wanted,
  word: number,
  coverage: Places['coverage'],
): Matches {
  const scores: Matches = new Map();
  for (const [index, terms] of [...exact, ...synonyms].entries()) {
    const share = index < exact.length ? 1 : weights.match.synonym;
    for (const [id, score] of scorePhrase(engine, terms, open && index === 0)) {
      const covered: Coverage = coverage.get(id) ?? new Map();
      covered.set(word, Math.max(share, covered.get(word) ?? 0));
      coverage.set(id, covered);
      scores.set(id, Math.max(score * share, scores.get(id) ?? 0));
    }
  }
  return scores;
}

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[\s._-]+/g, ' ')} `;

function locate(engine: Engine, query: Query): Places {
  const coverage: Places['coverage'] = new Map();
  const scores = query.wanted.map((wanted, word) => locateWord(engine, wanted, word, coverage));
  const documents = engine.data.texts.length + engine.data.pages.length;
  const idfOf = ({size}: Matches) => Math.log(1 + (documents - size + 0.5) / (size + 0.5));
  const known = scores.filter(({size}) => size > 0).map(idfOf);
  const average = total(known) / (known.length || 1);
  return {
    coverage,
    scores,
    // A word that no page contains gets the average of the other words.
    idf: scores.map((matches) => (matches.size > 0 ? idfOf(matches) : average)),
    text: spaced(query.text),
  };
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
function matchesFilter({filter, wanted}: Query, page: PageData, covered: Coverage): boolean {
  if (!page.call || !(filter.version || filter.method)) return false;
  if (filter.version && page.area !== `v${filter.version}` && page.area !== 'common') return false;
  if (filter.method && !page.call.startsWith(filter.method)) return false;
  const others = wanted.flatMap(({word}, index) => (isFilter(filter, word) ? [] : [index]));
  return others.length > 0 && others.every((index) => covered.get(index) === 1);
}

/** Ranks a page. Returns undefined if it does not match enough of the query. */
function rankPage(
  engine: Engine,
  query: Query,
  places: Places,
  pageIndex: number,
): RankedPage | undefined {
  const {pages, texts} = engine.data;
  const page = pages[pageIndex] as PageData;
  const pageId = texts.length + pageIndex;
  const allIdf = total(places.idf) || 1;
  const shareOf = (covered: Coverage) =>
    total([...covered].map(([word, share]) => share * (places.idf[word] ?? 0))) / allIdf;
  const scoreOf = (id: number) => total(places.scores.map((matches) => matches.get(id) ?? 0));

  const ownCoverage: Coverage = places.coverage.get(pageId) ?? new Map();
  const coverage: Coverage = new Map(ownCoverage);
  const sections = page.sections
    .flatMap(([, text], index): RankedSection[] => {
      const sectionCoverage = places.coverage.get(text);
      if (!sectionCoverage) return [];
      for (const [word, share] of sectionCoverage)
        coverage.set(word, Math.max(share, coverage.get(word) ?? 0));
      return [{index, score: scoreOf(text) * shareOf(sectionCoverage)}];
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);

  const call = Math.max(
    query.call && page.call ? scoreCall(query.call, page.call) : 0,
    page.operation ? scoreOperationId(query, page.operation) : 0,
    !query.call && matchesFilter(query, page, ownCoverage) ? 1 : 0,
  );
  const share = shareOf(coverage);
  const namedPms = page.area === 'pms' && places.text.includes(spaced(page.title));
  const isEnough = share >= weights.page.leastCoverage || namedPms || call > 0;
  if (!isEnough || !hasPhrases(engine, page, query.phrases)) return undefined;

  const isVersion = page.area === `v${query.filter.version ?? 2}`;
  const hasAll = query.wanted.every((_, word) => ownCoverage.get(word) === 1);
  const exact =
    hasAll && (isVersion || page.area !== 'v1') ? 2 : Number([...coverage.values()].includes(1));
  const parts: Parts = {
    page: scoreOf(pageId),
    section: sections[0]?.score ?? 0,
    coverage: share,
    kind: namedPms ? weights.page.namedPms : page.isNarrow ? weights.page.narrow : 1,
    area: page.area === 'v1' && isVersion ? 1 : weights.area[page.area],
  };
  const score = (parts.page + parts.section) * parts.coverage * parts.kind * parts.area;
  const version = call > 0 && (isVersion || page.area === 'common') ? 1 : 0;
  return {
    page,
    rank: {call, version, exact, score},
    parts,
    sections,
    coverage,
    isNamed: call > 0 || namedPms || exact === 2,
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
