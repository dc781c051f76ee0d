// Searches the index, and prepares the results for display.
import type {Area} from './data';
import type {Engine} from './engine';
import {excerptOf, isMentioned, isTyped, markTyped, type Piece} from './excerpt';
import {readQuery, type Wanted} from './query';
import {rank, type RankedPage} from './ranking';
import {namesIn} from './words';

/** A page or section in the results. */
export type Hit = {
  url: string;
  /** The query of a recent search. */
  query?: string;
  /** The title of the page, the heading of a section or the name of a field. */
  heading: Piece[];
  /** Place of a field in the request or response, such as "response 200, data". */
  place?: string | undefined;
  excerpt: Piece[];
};

/** The hits of one page. */
export type PageHits = {
  title: string;
  /** Heading above a suggestion. */
  above?: string;
  /** Part of the site; undefined for suggested pages. */
  area?: Area;
  /** Method and path of an operation. */
  call?: string | undefined;
  /** The page itself, then its sections. */
  hits: Hit[];
  /**
   * Index of the best hit in `hits`: 0 if the query names the page, and no section in fewer words, or if no section is
   * better; otherwise 1.
   */
  best: 0 | 1;
};

export type SearchResults = {
  /** The corrected query, if it differs from the typed one. */
  corrected?: string;
  /** Query words that no page contains, not even as a synonym. Empty if the query names the best page. */
  missingWords: string[];
  /** Number of matching pages. */
  count: number;
  /** The first matching pages, best first. */
  pages: PageHits[];
};

/**
 * Returns the place of a field, to distinguish fields of the same name: `response-200.data.guest.name` is in "response
 * 200, data.guest". Returns an empty text for a field of a resource itself, and undefined if the anchor is not that of a
 * field.
 */
export function placeOf(anchor: string): string | undefined {
  const [field, part = '', path = ''] =
    /^(path|query|header|body|field|response-\w+)[-.](.+)$/.exec(anchor) ?? [];
  if (!field) return undefined;
  const around = path.replace(/\.?[^.]*$/, '');
  const places = [part === 'field' ? '' : part.replace('-', ' '), around];
  return places.filter(Boolean).join(', ');
}

/** @param most maximum number of sections */
function hitsOf(
  {data}: Engine,
  {page, sections, named}: RankedPage,
  wanted: Wanted[],
  most: number,
): PageHits {
  const {title, area, call, url, about} = page;
  const best = sections.filter(({anchor}) => anchor !== '').slice(0, 2 * most);
  const sectionHits: Hit[] = [];
  const titles = new Set<string>();
  for (const {anchor, text: id} of best) {
    const [heading = '', body = ''] = data.texts[id] ?? [];
    const place = placeOf(anchor);
    const name = JSON.stringify([heading, place]);
    // Excerpts take time, so none is made that is not shown.
    if (sectionHits.length === most) break;
    if (titles.has(name)) continue;
    const excerpt = excerptOf(body, wanted);
    if (!place && excerpt.length === 0) continue;
    // The best section may match by its keywords alone.
    const text = `${heading} ${excerpt.map((piece) => piece.text).join('')}`;
    if (sectionHits.length > 0 && !isMentioned(text, wanted)) continue;
    titles.add(name);
    const marked = markTyped(heading, wanted);
    sectionHits.push({url: `${url}#${anchor}`, heading: marked, place, excerpt});
  }
  const isBest = sections[0]?.anchor === '' || sectionHits.length === 0;
  const hasAll = (text: string) =>
    wanted.every((word) => namesIn(text).some((name) => isTyped(name, word)));
  const nearest = sectionHits[0]?.heading.map((piece) => piece.text).join('') ?? title;
  const isNearer = nearest.length < title.length && hasAll(nearest);
  const isWhole = isBest || (!isNearer && (named > 0 || hasAll(title)));
  const [, intro] = data.texts[page.sections[0]?.[1] ?? -1] ?? [];
  const excerpt = isWhole ? excerptOf([about, intro].filter(Boolean).join('\n'), wanted) : [];
  const hits = [{url, heading: markTyped(title, wanted), excerpt}, ...sectionHits];
  return {title, area, call, hits, best: isWhole ? 0 : 1};
}

/** Maximum length of a query, in characters. The rest of a pasted text is ignored, so that every search is quick. */
const LONGEST = 1000;

/**
 * Searches the index.
 *
 * @param typed text in the search field
 * @param limit maximum number of pages
 */
export function find(engine: Engine, typed: string, limit: number): SearchResults {
  const query = readQuery(engine, typed.slice(0, LONGEST));
  const ranked = rank(engine, query);
  const missingWords = ranked[0]?.named
    ? []
    : query.wanted.filter(({matches}) => matches.size === 0).map(({word}) => word);
  const searched = query.words.filter((word) => !missingWords.includes(word));
  return {
    ...(query.corrected && ranked.length > 0 && {corrected: searched.join(' ')}),
    missingWords,
    count: ranked.length,
    // More sections of the first two pages, one of which most readers want. Too many push the next page off the screen.
    pages: ranked
      .slice(0, limit)
      .map((page, index) => hitsOf(engine, page, query.wanted, index < 2 ? 4 : 2)),
  };
}
