/** Version of the index format. Increase it on changes, so that a tab of an older build does not read a newer file. */
export const FORMAT = 6;

/** Path of the index on the site. */
export const DATA_URL = '/search/data.json';

/** Parts of the site that results can be filtered by, in the order of the filter. */
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
  /** Encoded path. */
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
  /**
   * Ranks lower unless the query contains the title: set for PMS guides and for the list of undocumented facts.
   */
  isNarrow?: true;
  /** Sections in page order: the anchor (empty for the text above the first heading), and the index in `texts`. */
  sections: [anchor: string, text: number][];
};

/** The search index. A text that several pages share, such as a field of several operations, is stored once. */
export type SearchData = {
  format: number;
  pages: PageData[];
  /**
   * Each has a heading or field name; the text below it, one line per paragraph, list item or table row; and optional
   * keywords.
   */
  texts: [heading: string, text: string, keywords?: string][];
  /** Sets of synonyms. */
  synonyms: string[][];
};

/**
 * Fetches the search index. It is revalidated each time, because its URL does not change with its content.
 *
 * @throws Error if it cannot be fetched, is incomplete or has another format
 */
export async function fetchData(): Promise<SearchData> {
  const response = await fetch(DATA_URL, {cache: 'no-cache'}).catch((cause) => {
    // Browsers have different messages for this.
    throw new Error('its data cannot be fetched. Check your connection.', {cause});
  });
  if (!response.ok) throw new Error(`${DATA_URL} returned status ${response.status}.`);
  const data: SearchData = await response.json().catch((cause) => {
    throw new Error(`${DATA_URL} is cut off or not JSON.`, {cause});
  });
  if (data.format !== FORMAT)
    throw new Error('This site has been updated since you opened the page. Reload it.');
  return data;
}
