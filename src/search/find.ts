import type {Area} from './data';
import type {Engine} from './engine';
import {excerptOf, type Marks, type Piece} from './excerpt';
import {placeOf} from './place';
import {type Query, readQuery, type Wanted} from './query';
import {rank, type RankedPage} from './ranking';
import {display} from './weights';

/** A page or section in the results. */
export type Hit = {
  url: string;
  /** The heading or field; empty for the page as a whole. */
  heading: string;
  /** Of a field, where in the request or response it is. */
  place?: string;
  excerpt: Piece[];
};

/** The hits of one page. */
export type PageHits = {
  title: string;
  area: Area;
  /** Method and path of an operation. */
  call?: string;
  hits: Hit[];
};

export type Found = {
  /** The words that were searched for, if they differ from the typed ones. */
  corrected?: string;
  /** Words that are not in the best page, nor as a word or a stem in any other. */
  without: string[];
  /** Words that only pages of other areas have. */
  elsewhere: string[];
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
      terms.add(term);
    const [[word = ''] = []] = exact;
    if (open && word.length > 1) beginning = word;
  }
  return {terms, ...(beginning && {beginning})};
}

function hitsOf({data}: Engine, {page, sections, asked}: RankedPage, marks: Marks): PageHits {
  const best = sections[0]?.score ?? 0;
  const places = sections
    .filter(({score}) => score >= best * display.leastOfBest)
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
        excerpt: excerptOf(body, marks),
      };
    });
  // The page itself comes first if it was asked for, otherwise last if there is room.
  const whole = asked || places[0]?.[0] === '';
  const hits = whole ? [top, ...parts] : [...parts.slice(0, display.sections), top];
  const {title, area, call} = page;
  return {title, area, ...(call && {call}), hits: hits.slice(0, display.sections + Number(whole))};
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
  const wordsWhere = (test: (wanted: Wanted, index: number) => boolean) =>
    best && !query.call ? query.wanted.filter(test).map(({word}) => word) : [];
  const without = wordsWhere(
    (wanted, index) => !best?.has.has(index) && !isAnywhere(engine, wanted),
  );
  const isIn = (pages: RankedPage[], index: number) => pages.some(({has}) => has.get(index) === 1);
  const searched = query.text.split(' ').filter((word) => !without.includes(word));
  return {
    ...(query.corrected && best && {corrected: searched.join(' ')}),
    without,
    elsewhere: wordsWhere((_, index) => isIn(ranked, index) && !isIn(inArea, index)),
    counts,
    pages: inArea.slice(0, limit).map((page) => hitsOf(engine, page, marks)),
  };
}
