import type {Area} from './data';
import type {Engine} from './engine';
import {excerptOf, type Marks, type Piece} from './excerpt';
import {placeOf} from './place';
import {type Query, readQuery, type Wanted} from './query';
import {rank, type RankedPage} from './ranking';
import {display} from './weights';
import {isFiller} from './words';

/** A page or section in the results. */
type Hit = {
  url: string;
  /** The title of the page, the heading of a section or the name of a field. */
  heading: string;
  /** Of a field, where in the request or response it is. */
  place?: string;
  excerpt: Piece[];
};

/** The hits of one page. */
export type PageHits = {
  title: string;
  /** The part of the site; not set for pages that are no results. */
  area?: Area;
  /** Method and path of an operation. */
  call?: string;
  /** The page itself, then its sections. */
  hits: Hit[];
  /** Index of the hit that fits best: the first section, or the page where it was asked for or no section fits. */
  best: 0 | 1;
};

export type Found = {
  /** The words that were searched for, if they differ from the typed ones. */
  corrected?: string;
  /** Query words that the best page does not have, and no other page has literally or stemmed. */
  without: string[];
  /** Number of pages, in total and by area. */
  counts: {all: number} & Partial<Record<Area, number>>;
  /** The best pages of the chosen area, best first. */
  pages: PageHits[];
};

export type Choice = {
  /** The only area to search. */
  area?: Area;
  /** Number of pages. */
  limit: number;
};

function marksOf({wanted}: Query): Marks {
  const terms = new Set<string>();
  let beginning: string | undefined;
  for (const {exact, synonyms, open} of wanted) {
    // A single word of a longer synonym is not a match.
    for (const term of [...exact, ...synonyms.filter(({length}) => length === 1)].flat())
      if (!isFiller(term)) terms.add(term);
    const [[word = ''] = []] = exact;
    if (open && word.length > 1) beginning = word;
  }
  return {terms, ...(beginning && {beginning})};
}

function hitsOf({data}: Engine, {page, sections, asked}: RankedPage, marks: Marks): PageHits {
  const highest = sections[0]?.score ?? 0;
  const places = sections
    .filter(({score}) => score >= highest * display.leastOfBest)
    .flatMap(({index}) => page.sections.slice(index, index + 1));
  const sectionHits = places
    .filter(([anchor]) => anchor !== '')
    .slice(0, display.sections)
    .map(([anchor, text]): Hit => {
      const [heading, body] = data.texts[text] ?? ['', ''];
      const place = placeOf(anchor, heading);
      return {
        url: `${page.url}#${anchor}`,
        heading,
        ...(place && {place}),
        excerpt: excerptOf(body, marks),
      };
    });
  const {title, area, call, url, about} = page;
  const best = asked || places[0]?.[0] === '' || sectionHits.length === 0 ? 0 : 1;
  const [, intro] = data.texts[page.sections[0]?.[1] ?? -1] ?? [];
  const excerpt = best === 0 ? excerptOf([about, intro].filter(Boolean).join('\n'), marks) : [];
  const hits = [{url, heading: title, excerpt}, ...sectionHits];
  return {title, area, ...(call && {call}), hits, best};
}

/** Whether any page has a word of the query itself, or its stem. */
const isAnywhere = ({match}: Engine, {exact, open}: Wanted): boolean =>
  exact.some((terms) => terms.every((term) => match(term, open).size > 0));

/**
 * Searches.
 *
 * @param typed the text in the box
 */
export function find(engine: Engine, typed: string, {area, limit}: Choice): Found {
  const query = readQuery(engine, typed);
  const ranked = rank(engine, query);
  const counts: Found['counts'] = {all: ranked.length};
  for (const {page} of ranked) counts[page.area] = (counts[page.area] ?? 0) + 1;
  const inArea = ranked.filter(({page}) => !area || page.area === area);
  const [best] = ranked;
  const marks = marksOf(query);
  const sought = best && !query.call ? query.wanted : [];
  const without = sought
    .filter((wanted, index) => !best?.has.has(index) && !isAnywhere(engine, wanted))
    .map(({word}) => word);
  const searched = query.text.split(' ').filter((word) => !without.includes(word));
  return {
    ...(query.corrected && best && {corrected: searched.join(' ')}),
    without,
    counts,
    pages: inArea.slice(0, limit).map((page) => hitsOf(engine, page, marks)),
  };
}
