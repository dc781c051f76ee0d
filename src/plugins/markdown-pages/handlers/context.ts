import type {Code} from 'mdast';

/** State of the conversion of one page. The handlers add samples and languages. */
export type Context = {
  route: string;
  /** Key of the program language to keep; by default, the language of the first tab. */
  language?: string | undefined;
  /** Names of the program languages on the page, by key. */
  languages: Map<string, string>;
  /** Samples of an operation, one for each language. */
  samples: {label: string; code: Code}[];
};
