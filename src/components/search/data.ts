/** Raised whenever the shape of the file changes, so that a tab from an older build does not misread a newer file. */
export const FORMAT = 1;

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

/** What a page is, for the ranking: `resource` defines the fields that its operations share. */
export type Kind = 'operation' | 'resource' | 'prose';

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
  /** Heading or name of a field, and the text below it, a line for each paragraph, item or row. */
  texts: [heading: string, text: string][];
  /** Words of the glossary that mean the same. */
  synonyms: string[][];
};

/** A page as it is sent: the anchors as one text, and each number of a text as the step from the one before. */
type PackedPage = Omit<PageData, 'sections'> & {anchors: string; steps: number[]};
export type PackedData = Omit<SearchData, 'pages'> & {pages: PackedPage[]};

/** Texts mostly stand in the order of the pages, so that their steps compress better than their numbers. */
export function pack({pages, ...data}: SearchData): PackedData {
  return {
    ...data,
    pages: pages.map(({sections, ...page}) => ({
      ...page,
      anchors: sections.map(([anchor]) => anchor).join(' '),
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
          return [names[index] ?? '', text];
        }),
      };
    }),
  };
}
