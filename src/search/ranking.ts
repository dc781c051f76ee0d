import {fitCall} from './calls';
import type {PageData} from './data';
import type {Engine, Matches} from './engine';
import type {Query, Wanted} from './query';
import {stem} from './words';

/** A section, by its place in its page, and how well it answers. */
export type RankedSection = {index: number; score: number};

export type RankedPage = {
  page: PageData;
  score: number;
  /** Best first; only those that have something of the query. */
  sections: RankedSection[];
  /** Numbers of the wanted words that stand somewhere on the page. */
  has: Set<number>;
  /** Whether the page as a whole was asked for, by its title or its call. */
  asked: boolean;
};

// All of these are held to the questions of tests/data/questions by tests/built/search.test.ts.

/** What the pages of an area count beside each other. */
const areaWeight = {guide: 1, v2: 1, common: 1, pms: 1, changelog: 0.6, blog: 0.8, v1: 0.45};
/**
 * What a page counts for a name from code, for a header, for an error number, for a question, and else. The guides say what to do about an
 * error; an operation says that it exists. The guide of one system answers who names it, and hardly anybody else. The list of gaps
 * has every name, and no answer.
 */
const kindWeight = {
  name: {operation: 1.15, resource: 1.3, prose: 1, system: 0.4, gaps: 0.4},
  header: {operation: 0.5, resource: 0.5, prose: 1.6, system: 0.4, gaps: 0.4},
  status: {operation: 0.7, resource: 0.7, prose: 1.6, system: 0.6, gaps: 0.4},
  question: {operation: 0.7, resource: 0.7, prose: 1.15, system: 0.3, gaps: 0.7},
  words: {operation: 1, resource: 1, prose: 1.15, system: 0.4, gaps: 0.4},
};
/** A header that more operations take than these tells none from another; a guide says where its value is found. */
const FEW = 10;
/** Share of what was asked for that a page must have, by weight, to be shown at all. */
const LEAST = 0.2;
/** Where a name from the query is the heading or the end of the anchor; a request's fields stand before a response's. */
const NAMED = 1.6;
const NAMED_IN_REQUEST = 1.76;
/** What a word of the page's title counts in a section, when the query has the whole title: it tells none from another. */
const TITLE_IN_SECTION = 0.2;
/** Where the whole title of a page stands in the query; for a PMS, that is its name. */
const TITLED = 1.4;
const NAMED_PMS = 2;
/** Above every score of words. */
const CALL = 1000;

/** What of a query stands where, and how much each word says. */
type Places = {
  /** By wanted word. */
  found: Matches[];
  weights: number[];
  stems: Set<string>;
  /** The words with a space between any two. */
  text: string;
  isHeader: boolean;
};

/** Scores of the places where a word of the query, or one that is taken for it, stands. */
function placesOf({match}: Engine, {alternatives}: Wanted): Matches {
  const places: Matches = new Map();
  for (const terms of alternatives) {
    const lists = terms.map(({term, prefix}) => match(term, prefix));
    for (const [id, first] of lists[0] ?? []) {
      let score = first;
      for (const list of lists.slice(1)) score += list.get(id) ?? -Infinity;
      score *= (terms[0]?.weight ?? 1) / Math.sqrt(terms.length);
      if (score > (places.get(id) ?? 0)) places.set(id, score);
    }
  }
  return places;
}

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[\s._-]+/g, ' ')} `;

function locate(engine: Engine, query: Query): Places {
  const {wanted, text} = query;
  const found = wanted.map((word) => placesOf(engine, word));
  const all = engine.data.texts.length + engine.data.pages.length;
  const rarity = ({size}: Matches) => Math.log(1 + (all - size + 0.5) / (size + 0.5));
  const known = found.filter(({size}) => size > 0).map(rarity);
  const average = total(known) / (known.length || 1);
  return {
    found,
    // How much a word that stands nowhere was meant to say is not known.
    weights: found.map((places) => (places.size > 0 ? rarity(places) : average)),
    stems: new Set(wanted.flatMap(({word}) => word.split(' ').map(stem))),
    text: spaced(text),
    isHeader: asksForHeader(engine, query),
  };
}

/** The sum of the wanted words in a place; `each` says what one of them counts there. */
function sumAt(places: Places, id: number, has: Set<number>, each?: (word: number) => number) {
  let sum = 0;
  for (const [word, matches] of places.found.entries()) {
    const score = matches.get(id);
    if (score === undefined) continue;
    has.add(word);
    sum += score * (each?.(word) ?? 1);
  }
  return sum;
}

/** What the heading or the anchor of a section adds, when it is the name that was asked for. */
function nameFactor({identifiers}: Query, anchor: string, heading: string): number {
  const end = anchor.toLowerCase();
  const named = identifiers.some(
    (name) =>
      heading.toLowerCase() === name || end.endsWith(`.${name}`) || end.endsWith(`-${name}`),
  );
  if (!named) return 1;
  return /^(body|query|path|field)-/.test(anchor) ? NAMED_IN_REQUEST : NAMED;
}

/** Whether a query names a header that most operations take. */
function asksForHeader({data}: Engine, {identifiers}: Query): boolean {
  return identifiers.some(
    (name) =>
      data.pages.filter(({sections}) =>
        sections.some(([anchor]) => anchor.toLowerCase() === `header-${name}`),
      ).length > FEW,
  );
}

function kindFactor(
  {kind}: PageData,
  {status, identifiers, question}: Query,
  {isHeader}: Places,
): number {
  if (status) return kindWeight.status[kind];
  if (isHeader) return kindWeight.header[kind];
  if (identifiers.length > 0) return kindWeight.name[kind];
  return (question ? kindWeight.question : kindWeight.words)[kind];
}

/** Whether the phrases of a query stand on a page as they were typed. */
function hasPhrases({data}: Engine, page: PageData, phrases: string[]): boolean {
  if (phrases.length === 0) return true;
  const texts = page.sections.map(([, text]) => data.texts[text]?.join('\n') ?? '');
  const all = [page.title, page.about, ...texts].join('\n').toLowerCase();
  return phrases.every((phrase) => all.includes(phrase));
}

const total = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);

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
  const fit = query.call && page.call ? fitCall(query.call, page.call) : 0;
  const whole = total(places.weights) || 1;
  const has = new Set<number>();
  const own = sumAt(places, data.texts.length + number, has);
  const inSection = (word: number) =>
    titled && title.includes(stem(query.wanted[word]?.word ?? '')) ? TITLE_IN_SECTION : 1;
  const sections = page.sections
    .map(([anchor, text], index): RankedSection => {
      const here = new Set<number>();
      const sum = sumAt(places, text, here, inSection);
      for (const word of here) has.add(word);
      const part = total([...here].map((word) => places.weights[word] ?? 0)) / whole;
      const heading = data.texts[text]?.[0] ?? '';
      const factor = sum === 0 ? 0 : nameFactor(query, anchor, heading) * (weightOfText[text] ?? 1);
      return {index, score: sum * factor * part};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);

  const share = total([...has].map((word) => places.weights[word] ?? 0)) / whole;
  const enough = share >= LEAST || namedPms || fit > 0;
  if (!enough || (share === 0 && fit === 0) || !hasPhrases(engine, page, query.phrases))
    return undefined;

  const words = own + (sections[0]?.score ?? 0);
  const version = page.area === 'v1' && query.version1 ? 1 : areaWeight[page.area];
  const kind = namedPms ? NAMED_PMS : kindFactor(page, query, places) * (titled ? TITLED : 1);
  const score = words * share * kind * version;
  return {
    page,
    score: fit > 0 ? (CALL + score / CALL) * fit * (version < 1 ? 0.98 : 1) : score,
    sections,
    has,
    asked: fit > 0 || titled || namedPms,
  };
}

/**
 * @param query as it was read
 * @returns the pages that have enough of what was asked for, best first
 */
export function rank(engine: Engine, query: Query): RankedPage[] {
  const places = locate(engine, query);
  return engine.data.pages
    .flatMap((_, number) => rankPage(engine, query, places, number) ?? [])
    .sort((a, b) => b.score - a.score);
}
