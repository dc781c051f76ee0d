/** Increase it when the format of the file changes, so that a tab from an older build does not misread a newer file. */
export const FORMAT = 5;

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
   * Set for pages that rarely answer a query which does not name them: guides of a PMS, and the list of what is
   * undocumented.
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

/** Replaces an anchor that is made of the heading, as most are. */
const OF_HEADING = '=';
/** Replaces the heading at the end of an anchor, as in that of a field. */
const HEADING = '~';

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function shorten(anchor: string, heading: string): string {
  if (heading === '') return anchor;
  if (anchor === slug(heading)) return OF_HEADING;
  return anchor.endsWith(heading) ? anchor.slice(0, -heading.length) + HEADING : anchor;
}

function lengthen(short: string, heading: string): string {
  if (short === OF_HEADING) return slug(heading);
  return short.endsWith(HEADING) ? short.slice(0, -HEADING.length) + heading : short;
}

/** A page as it is sent: the anchors shortened and joined, and the indexes of the texts as differences. */
type PackedPage = Omit<PageData, 'sections'> & {anchors: string; steps: number[]};
export type PackedData = Omit<SearchData, 'pages'> & {pages: PackedPage[]};

/**
 * Makes the index 5 % smaller: texts are mostly in the order of the pages, so that differences compress better than
 * indexes.
 */
export function pack({pages, ...data}: SearchData): PackedData {
  return {
    ...data,
    pages: pages.map(({sections, ...page}) => ({
      ...page,
      anchors: sections
        .map(([anchor, text]) => shorten(anchor, data.texts[text]?.[0] ?? ''))
        .join(' '),
      steps: sections.map(([, text], index) => text - (sections[index - 1]?.[1] ?? 0)),
    })),
  };
}

/** Reverses `pack`. */
export function unpack({pages, ...data}: PackedData): SearchData {
  return {
    ...data,
    pages: pages.map(({anchors, steps, ...page}) => {
      const names = anchors.split(' ');
      let text = 0;
      return {
        ...page,
        sections: steps.map((step, index) => {
          text += step;
          return [lengthen(names[index] ?? '', data.texts[text]?.[0] ?? ''), text];
        }),
      };
    }),
  };
}

/**
 * @param bytes of the file
 * @throws Error when the file is incomplete, or of another build
 */
export function parseData(bytes: ArrayBuffer): SearchData {
  let data: PackedData;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`${DATA_URL} is cut off or not JSON.`);
  }
  if (data.format !== FORMAT)
    throw new Error('This site has been updated since you opened the page. Reload it.');
  return unpack(data);
}
