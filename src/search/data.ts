/** Increase it when the format of the file changes, so that a tab from an older build does not misread a newer file. */
export const FORMAT = 6;

/** Address of the index. */
export const DATA_URL = '/search/data.json';

/** The parts of the site that results can be filtered by, in the order of the filter. */
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
  /** Address, encoded. */
  url: string;
  title: string;
  area: Area;
  /** The description of its front matter. */
  about: string;
  /** The keywords of its front matter. */
  keywords: string;
  /** Method and path of an operation, such as `GET /api/v2/vrs/quote/{propertyId}`. */
  call?: string;
  /** Its operation id, such as `getQuote`. */
  operation?: string;
  /**
   * Ranks lower unless the query names the page: set for guides of a PMS, and for the list of what is undocumented.
   */
  isNarrow?: true;
  /** Sections in order: the anchor (empty above the first heading) and the index of the text. */
  sections: [anchor: string, text: number][];
};

/** The search index. A text of several pages, such as a field of several operations, is stored once. */
export type SearchData = {
  format: number;
  pages: PageData[];
  /**
   * Heading or field name, the text below it with a line for each paragraph, item or row, and other words that
   * readers use.
   */
  texts: [heading: string, text: string, keywords?: string][];
  /** Sets of words that mean the same to readers. */
  synonyms: string[][];
};

/**
 * Fetches the search index. It is revalidated each time, because its address does not change with its content.
 *
 * @throws Error when it cannot be fetched, is incomplete or is of another build
 */
export async function fetchData(): Promise<SearchData> {
  const response = await fetch(DATA_URL, {cache: 'no-cache'}).catch((cause) => {
    // Each browser words it differently.
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
