// The format of the search index, and the function that fetches it.

/** Route of the index. */
export const DATA_URL = '/search/data.json';

/** The bundler's name for the path of the home page. */
// oxlint-disable-next-line no-underscore-dangle
declare const __webpack_public_path__: string;

/** Parts of the site, as results name them. */
export const areas = {
  guide: 'Guide',
  v2: 'API v2',
  v1: 'API v1',
  common: 'Common API',
  pms: 'PMS',
  changelog: 'Changelog',
  blog: 'Blog',
} as const;
export type Area = keyof typeof areas;

export type PageData = {
  /** URL-encoded path of the page. */
  url: string;
  title: string;
  area: Area;
  /** Description from the front matter. */
  about: string;
  /** Keywords from the front matter. */
  keywords: string;
  /** Method and path of an operation, such as `GET /api/v2/vrs/quote/{propertyId}`. */
  call?: string;
  /** Operation id, such as `getQuote`. */
  operation?: string;
  /** Sections in page order: the anchor (empty above the first heading), and the index of the text in `texts`. */
  sections: [anchor: string, text: number][];
};

/** The search index. A text that several pages share, such as a field of several operations, is stored once. */
export type SearchData = {
  pages: PageData[];
  /**
   * Each entry has a heading or field name, the text below it, and optional keywords. The text has one line for each
   * paragraph, list item and table row.
   */
  texts: [heading: string, text: string, keywords?: string][];
  /** Sets of synonyms. */
  synonyms: string[][];
};

/**
 * Fetches the search index. The browser revalidates its cached copy each time, because the URL of the index does not
 * change with the content.
 *
 * @throws Error if the index cannot be fetched
 */
export async function fetchData(): Promise<SearchData> {
  const response = await fetch(`${__webpack_public_path__}${DATA_URL.slice(1)}`, {
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`${DATA_URL} returned status ${response.status}.`);
  return response.json();
}
