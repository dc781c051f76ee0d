import {plainWords} from './plainWords.mjs';
import {isRelevant} from './relevance';
import {correct} from './spelling';

/**
 * The search engine as the build leaves it beside the pages (scripts/lib/searchIndex.mjs). Only what is used here is typed.
 */
type Pagefind = {
  options: (options: object) => Promise<void>;
  init: () => Promise<void>;
  debouncedSearch: (
    query: string,
    options: object,
    waitMs: number,
  ) => Promise<{results: {data: () => Promise<PageResult>}[]} | null>;
};

type Part = {title: string; url: string; excerpt: string};
type PageResult = Part & {meta: Record<string, string>; sub_results: Part[]};

/** One line of the result list. */
export type Hit = {
  url: string;
  /** Title of the page. */
  title: string;
  /** Heading that the match stands under; empty when it is above the first. */
  section: string;
  /** Text around the match; HTML with `mark` elements and everything else escaped. */
  excerpt: string;
};

/** Each page read costs a request: with more, a first search fetches over 200 kB, which tests and benchmark hold it to. */
const MAX_PAGES = 6;
const MAX_SECTIONS = 2;
/** Pause in typing after which the query runs, in milliseconds. */
const PAUSE_MS = 100;

/**
 * What a match beside the text counts: in the title, in the keywords of the front matter, in an operation's call, in the
 * description and in the address. Measured by tests/built/search.test.ts.
 */
const ranking = {metaWeights: {title: 10, keywords: 12, call: 8, about: 4, place: 4}};

/** The engine, and the words that it knows. */
export type Engine = {pagefind: Pagefind; vocabulary: string[]};

let loading: Promise<Engine> | undefined;

/**
 * Fetches the engine and its index.
 *
 * @param base where the build has put them; they come after the pages, so the bundler must not look for them
 * @throws when one of them cannot be fetched
 */
export async function start(base = '/pagefind/'): Promise<Engine> {
  const words = fetch(`${base}words.txt`).then((response) => response.text());
  const pagefind: Pagefind = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ `${base}pagefind.js`
  );
  await pagefind.options({excerptLength: 20, ranking});
  await pagefind.init();
  return {pagefind, vocabulary: (await words).split(' ')};
}

function load(): Promise<Engine> {
  loading ??= start().catch((error: unknown) => {
    // Not remembered, so that the next key press tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The lines of a page; those that only look like what was asked for are left out. */
function hitsOf({meta, url: page, excerpt: text, sub_results: parts}: PageResult, query: string) {
  const title = meta.title ?? page;
  // A page that is found by its keywords alone has no part that matches.
  const own = parts.length > 0 ? parts : [{title, url: page, excerpt: text}];
  return own
    .filter(({excerpt}) => isRelevant(query, excerpt))
    .slice(0, MAX_SECTIONS)
    .map(({url, title: section, excerpt}): Hit => ({
      url,
      title,
      section: section === title ? '' : section,
      excerpt,
    }));
}

/**
 * @param query what the reader typed
 * @param pause in typing after which the query runs, in milliseconds
 * @returns the best hits, best first; undefined when a later query has taken over
 */
export async function find(
  {pagefind, vocabulary}: Engine,
  query: string,
  pause: number,
): Promise<Hit[] | undefined> {
  const wanted = correct(plainWords(query), vocabulary);
  const found = await pagefind.debouncedSearch(wanted, {}, pause);
  if (!found) return undefined;
  const pages = await Promise.all(found.results.slice(0, MAX_PAGES).map((result) => result.data()));
  return pages.flatMap((page) => hitsOf(page, wanted));
}

/**
 * @param query what the reader typed
 * @returns the best hits, best first; undefined when a later query has taken over
 * @throws when engine or index cannot be fetched
 */
export async function search(query: string): Promise<Hit[] | undefined> {
  return find(await load(), query, PAUSE_MS);
}
