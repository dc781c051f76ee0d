// Ranks the pages that match a query. weights.ts has the numbers to tune.
import {readCall, scoreCall} from './calls';
import type {PageData} from './data';
import {type Engine, phraseOf} from './engine';
import type {Query} from './query';
import * as weights from './weights';

/** A page that matches. Pages are ordered by `named`, then by `score`. */
export type RankedPage = {
  page: PageData;
  /** How well the title, path or operation ID matches the query, from 0 to 1. */
  named: number;
  /** (`page` + `section`) × `coverage` × `kind`. */
  score: number;
  parts: {page: number; section: number; coverage: number; kind: number};
  /** Sections that match, best first. */
  sections: {anchor: string; text: number; score: number}[];
};

const total = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);
const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[\s._-]+/g, ' ')} `;

/** Returns the pages that match the query, best first. */
export function rank({data: {pages, texts}}: Engine, {typed, words, wanted}: Query): RankedPage[] {
  if (wanted.length === 0) return [];
  const typedCall = readCall(typed);
  const text = words.join(' ');
  const version = /\bv1\b/.test(text) && !/\bv2\b/.test(text) ? 'v1' : 'v2';
  const rarities = total(wanted.map(({rarity}) => rarity));
  const coverageOf = (shares: number[]) =>
    total(wanted.map(({rarity}, word) => rarity * (shares[word] ?? 0))) / rarities;

  /** Reads what a text or page with this id contains of the query. */
  function at(id: number) {
    const byWord = wanted.map(({matches}) => matches.get(id) ?? {share: 0, score: 0});
    const shares = byWord.map(({share}) => share);
    const sum = total(byWord.map(({score}) => score));
    return {shares, sum, score: sum * coverageOf(shares) ** weights.exponent.coverage};
  }

  const phrase = phraseOf(text);
  /** Whether the query is the title of a page, or its beginning without the end of the last word. */
  function isQueried({title, area}: PageData): boolean {
    if (phraseOf(title) === phrase) return true;
    // Names of PMSs begin with other words: Guesty.
    const isBegun = area !== 'pms' && title.toLowerCase().startsWith(text);
    return isBegun && !title.slice(text.length).includes(' ');
  }
  const titledUrls = pages.filter(isQueried).map(({url}) => url);

  /** Scores (0 to 1) how much of a page's title, path or operation ID the query contains. */
  function scoreName({url, call = '', operation = ''}: PageData): number {
    if (titledUrls.includes(url)) return 1;
    const id = operation.toLowerCase();
    // A word names an operation if it goes beyond the verb.
    const verb = operation.search(/\p{Lu}/u);
    const matching = words.filter((word) => word.length > verb && id.startsWith(word));
    return Math.max(
      // The pages of a resource or subject follow its own page.
      titledUrls.some((above) => url.startsWith(`${above}/`)) ? weights.below : 0,
      typedCall ? scoreCall(typedCall, call) : 0,
      ...matching.map((word) => word.length / id.length),
    );
  }

  function rankPage(page: PageData, pageIndex: number): RankedPage {
    const own = at(texts.length + pageIndex);
    const isTitled = /pms|changelog/.test(page.area) && spaced(text).includes(spaced(page.title));
    const sections = page.sections
      .map(([anchor, id]) => ({anchor, text: id, ...at(id)}))
      .filter(({score}) => score > 0)
      .sort((a, b) => b.score - a.score);
    const shares = own.shares.map((share, word) =>
      Math.max(share, ...sections.map((section) => section.shares[word] ?? 0)),
    );
    const areaFactor = page.area === version ? 1 : weights.area[page.area];
    const parts = {
      page: own.sum,
      section: sections[0]?.score ?? 0,
      coverage: coverageOf(shares),
      kind: isTitled ? weights.titled : areaFactor,
    };
    const score = (parts.page + parts.section) * parts.coverage * parts.kind;
    // An operation of v1 comes first only if the query is about v1, or names no other operation.
    const named = scoreName(page) * (page.area === 'v1' ? areaFactor : 1);
    return {page, named, score, parts, sections};
  }

  return pages
    .map(rankPage)
    .filter(({named, score}) => named + score > 0)
    .sort((a, b) => b.named - a.named || b.score - a.score);
}
