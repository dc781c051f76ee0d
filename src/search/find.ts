import type {Area} from './data';
import type {Engine} from './engine';
import {excerptOf, type Marks, type Piece} from './excerpt';
import {placeOf} from './place';
import {type Query, readQuery} from './query';
import {rank, type RankedPage} from './ranking';

/** A place that a result leads to. */
export type Hit = {
  url: string;
  /** The heading or field; empty for the page as a whole. */
  heading: string;
  /** Of a field, where in the request or response it is. */
  place?: string;
  excerpt: Piece[];
};

/** The places of one page. */
export type PageHits = {
  title: string;
  area: Area;
  /** Method and path of an operation. */
  call?: string;
  hits: Hit[];
};

export type Found = {
  /** The words that were searched for, if other than those that were typed. */
  corrected?: string;
  /** Words that even the best page does not have. */
  without: string[];
  /** How many pages were found, in all and by area. */
  counts: {all: number} & Partial<Record<Area, number>>;
  /** The best pages of the chosen area, best first. */
  pages: PageHits[];
};

export type Choice = {
  /** The area that the reader wants to see alone. */
  area?: Area;
  /** How many pages are shown. */
  limit: number;
};

/** Most places that are offered of a page. */
const MAX_HITS = 3;
/** A section must be at least this good, beside the best of its page. */
const LEAST_SHARE = 0.1;

function marksOf({wanted}: Query): Marks {
  const terms = new Set<string>();
  let beginning: string | undefined;
  for (const {alternatives} of wanted) {
    for (const [index, list] of alternatives.entries()) {
      // Of a phrase that means the same, a single word tells nothing.
      if (list.length > 1 && index > 0) continue;
      for (const {term, prefix} of list) {
        terms.add(term);
        if (prefix && term.length > 1) beginning = term;
      }
    }
  }
  return {terms, ...(beginning && {beginning})};
}

function hitsOf({data}: Engine, {page, sections, asked}: RankedPage, marks: Marks): PageHits {
  const best = sections[0]?.score ?? 0;
  const places = sections
    .filter(({score}) => score >= best * LEAST_SHARE)
    .flatMap(({index}) => page.sections.slice(index, index + 1));
  const [, intro] = data.texts[page.sections[0]?.[1] ?? -1] ?? [];
  const top = {
    url: page.url,
    heading: '',
    excerpt: excerptOf([page.about, intro].filter(Boolean).join('\n'), marks),
  };
  const parts = places
    .filter(([anchor]) => anchor !== '')
    .map(([anchor, text]): Hit => {
      const [heading, body] = data.texts[text] ?? ['', ''];
      const place = placeOf(anchor, heading);
      return {
        url: `${page.url}#${anchor}`,
        heading,
        ...(place && {place}),
        // What a field is called may be its type too, such as `date`.
        excerpt: excerptOf(
          body
            .split('\n')
            .filter((line) => line !== heading)
            .join('\n'),
          marks,
        ),
      };
    });
  // The page as a whole stands first where it is what was asked for, and else where there is room.
  const whole = asked || places[0]?.[0] === '';
  const hits = whole ? [top, ...parts] : [...parts.slice(0, MAX_HITS), top];
  const {title, area, call} = page;
  return {title, area, ...(call && {call}), hits: hits.slice(0, MAX_HITS + Number(whole))};
}

/**
 * Searches.
 *
 * @param typed as it stands in the box
 */
export function find(engine: Engine, typed: string, {area, limit}: Choice): Found {
  const query = readQuery(engine, typed);
  const ranked = rank(engine, query);
  const counts: Found['counts'] = {all: ranked.length};
  for (const {page} of ranked) counts[page.area] = (counts[page.area] ?? 0) + 1;
  const [best] = ranked;
  const marks = marksOf(query);
  const without =
    best && !query.call
      ? query.wanted.filter((_, index) => !best.has.has(index)).map(({word}) => word)
      : [];
  const searched = query.text.split(' ').filter((word) => !without.includes(word));
  return {
    ...(query.corrected && best && {corrected: searched.join(' ')}),
    without,
    counts,
    pages: ranked
      .filter(({page}) => !area || page.area === area)
      .slice(0, limit)
      .map((page) => hitsOf(engine, page, marks)),
  };
}
