import {isRelevant} from './relevance';

/**
 * The search engine as the build leaves it beside the pages (src/plugins/search-index). Only what is used here is typed.
 */
type Pagefind = {
  options: (options: {excerptLength: number}) => Promise<void>;
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

/** Each page read costs a request, so no more than fit on the screen. */
const MAX_PAGES = 8;
const MAX_SECTIONS = 2;
/** Pause in typing after which the query runs, in milliseconds. */
const PAUSE_MS = 100;

let loading: Promise<Pagefind> | undefined;

async function start(): Promise<Pagefind> {
  // Built after the pages, so the bundler must not look for it.
  const address = '/pagefind/pagefind.js';
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ address);
  await pagefind.options({excerptLength: 20});
  await pagefind.init();
  return pagefind;
}

function load(): Promise<Pagefind> {
  loading ??= start().catch((error: unknown) => {
    // Not remembered, so that the next key press tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * @param query what the reader typed
 * @returns the best hits, best first; undefined when a later query has taken over
 * @throws when engine or index cannot be fetched
 */
export async function search(query: string): Promise<Hit[] | undefined> {
  const pagefind = await load();
  const found = await pagefind.debouncedSearch(query, {}, PAUSE_MS);
  if (!found) return undefined;
  const pages = await Promise.all(found.results.slice(0, MAX_PAGES).map((result) => result.data()));
  return pages.flatMap((page) => {
    const title = page.meta.title ?? page.url;
    return page.sub_results
      .filter(({excerpt}) => isRelevant(query, excerpt))
      .slice(0, MAX_SECTIONS)
      .map(({url, title: section, excerpt}) => ({
        url,
        title,
        section: section === title ? '' : section,
        excerpt,
      }));
  });
}
