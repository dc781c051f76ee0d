// Ranks the pages that match a query. The tuning parameters are in weights.ts.
import {scoreCall, scoreOperationId} from './calls';
import type {PageData, SearchData} from './data';
import type {Engine, Matches} from './engine';
import type {Query, Wanted} from './query';
import * as weights from './weights';

/** How a text or page matches a word of the query. `share` is 1 for the word itself, less for a synonym, 0 for neither. */
type Match = {share: number; score: number};

/** The index of a section in its page, and the score of the section. */
type RankedSection = {index: number; score: number};

/** A page that matches. Pages are ordered by `call`, then by `exact`, then by `score`. */
export type RankedPage = {
  page: PageData;
  /** How well the path or operation id of the page matches the query, from 0 to 1. */
  call: number;
  /**
   * 2 if the title, keywords, URL, description, operation id, method and path together contain all words of the query. 1 if the page
   * contains at least one word, 0 if it contains only synonyms.
   */
  exact: number;
  /** The sum of the scores of the page's own fields and of its best section, times the two parts. */
  score: number;
  parts: {page: number; section: number; coverage: number; kind: number};
  /** Sections that match, best first. */
  sections: RankedSection[];
  /** For each word of the query: 1 if the page contains it, less if it contains a synonym, 0 if neither. */
  shares: number[];
  /** Whether the query contains the path or PMS of the page, or only words of its title and description. */
  isNamed: boolean;
};

const total = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);

/** Finds the texts and pages that contain a word or its synonym, by id. */
function matchesOf({match}: Engine, {word, stems, synonyms, open}: Wanted): Map<number, Match> {
  const found = new Map<number, Match>();
  function add(matches: Matches, share: number) {
    for (const [id, score] of matches) {
      const known = found.get(id) ?? {share: 0, score: 0};
      found.set(id, {
        share: Math.max(share, known.share),
        score: Math.max(score * share, known.score),
      });
    }
  }
  add(match(word, open), 1);
  add(match(stems), 1);
  for (const synonym of synonyms) add(match(synonym), weights.match.synonym);
  return found;
}

/** Creates a function that calculates which share of the query's words a page or text contains. Rare words count more. */
function coverageFor({texts, pages}: SearchData, matches: Map<number, Match>[]) {
  const documents = texts.length + pages.length;
  // The inverse document frequency of each word.
  const idf = matches.map(({size}) => Math.log(1 + (documents - size + 0.5) / (size + 0.5)));
  return (shares: number[]): number =>
    total(shares.map((share, word) => share * (idf[word] ?? 0))) / (total(idf) || 1);
}

/** Scores (0 to 1) how well the path or operation ID of a page matches the query. */
const scoreName = ({call: typed, text}: Query, {call, operation}: PageData): number =>
  Math.max(
    typed && call ? scoreCall(typed, call) : 0,
    operation ? scoreOperationId(text.split(' '), operation) : 0,
  );

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[\s._-]+/g, ' ')} `;

/** Returns the pages that match enough of the query, best first. */
export function rank(engine: Engine, query: Query): RankedPage[] {
  if (query.wanted.length === 0) return [];
  const {pages, texts} = engine.data;
  const matches = query.wanted.map((wanted) => matchesOf(engine, wanted));
  const coverageOf = coverageFor(engine.data, matches);
  const typed = spaced(query.text);

  /** Reads what a text or page with this id contains of the query. */
  function at(id: number) {
    const found = matches.map((byId) => byId.get(id) ?? {share: 0, score: 0});
    return {shares: found.map(({share}) => share), score: total(found.map(({score}) => score))};
  }

  function rankPage(page: PageData, pageIndex: number): RankedPage {
    const ownFields = at(texts.length + pageIndex);
    const sections = page.sections
      .map(([, text], index) => ({index, ...at(text)}))
      .filter(({score}) => score > 0);
    const shares = ownFields.shares.map((share, word) =>
      Math.max(share, ...sections.map((section) => section.shares[word] ?? 0)),
    );
    const best = sections
      .map((section) => ({...section, score: section.score * coverageOf(section.shares)}))
      .sort((a, b) => b.score - a.score);
    const call = scoreName(query, page);
    const isNamedPms = page.area === 'pms' && typed.includes(spaced(page.title));
    const hasAll = ownFields.shares.every((share) => share === 1);
    const exact = hasAll ? 2 : Number(shares.includes(1));
    const areaFactor = page.area === query.version ? 1 : weights.area[page.area];
    const parts = {
      page: ownFields.score,
      section: best[0]?.score ?? 0,
      coverage: coverageOf(shares),
      kind: isNamedPms ? weights.namedPms : areaFactor,
    };
    const score = (parts.page + parts.section) * parts.coverage * parts.kind;
    const isNamed = call > 0 || isNamedPms || exact === 2;
    return {page, call, exact, score, parts, sections: best, shares, isNamed};
  }

  return pages
    .map(rankPage)
    .filter(({isNamed, parts}) => isNamed || parts.coverage >= weights.leastCoverage)
    .sort((a, b) => b.call - a.call || b.exact - a.exact || b.score - a.score);
}
