/** Raised whenever the shape of the file changes, so that a tab from an older build does not misread a newer file. */
export const FORMAT = 3;

/** Where the build puts the file, beside the pages. */
export const DATA_URL = '/search/data.json';

/** The parts of the site that a reader can narrow a search to, in the order in which they are offered. */
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

/** What a page is, for the ranking: `resource` defines the fields that its operations share, `system` tells of one PMS, and `gaps` names what no page says. */
export type Kind = 'operation' | 'resource' | 'system' | 'prose' | 'gaps';

export type PageData = {
  /** Address, encoded. */
  url: string;
  title: string;
  area: Area;
  kind: Kind;
  /** What the page says of itself in one sentence. */
  about: string;
  /** The keywords of its front matter. */
  keywords: string;
  /** Method and path of an operation, such as `GET /api/v2/vrs/quote/{propertyId}`. */
  call?: string;
  /** The page's sections in order: the anchor (empty above the first heading), and which of the texts stands there. */
  sections: [anchor: string, text: number][];
};

/** All that the search knows. A text that stands on several pages, such as a field of several operations, is here once. */
export type SearchData = {
  format: number;
  pages: PageData[];
  /** Heading or name of a field, the text below it, a line for each paragraph, item or row, and what readers ask for it in other words. */
  texts: [heading: string, text: string, asked?: string][];
  /** Sets of words that mean the same to readers. */
  synonyms: string[][];
};

/** Stands for an anchor that is made of the heading, as most are. */
const OF_HEADING = '=';
/** Stands for the heading at the end of an anchor, as in that of a field. */
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

/** A page as it is sent: the anchors as one text, shortened, and each number of a text as the step from the one before. */
type PackedPage = Omit<PageData, 'sections'> & {anchors: string; steps: number[]};
export type PackedData = Omit<SearchData, 'pages'> & {pages: PackedPage[]};

/** Texts mostly stand in the order of the pages, so that their steps compress better than their numbers. */
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

/** @param packed as `pack` has made it */
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
 * @throws when it is not whole, or of another build
 */
export function parseData(bytes: ArrayBuffer): SearchData {
  let data: PackedData;
  try {
    data = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`${DATA_URL} is cut off or not JSON.`);
  }
  if (data.format !== FORMAT)
    throw new Error('This site has been published anew since you opened the page. Reload it.');
  return unpack(data);
}
