import type {Code} from 'mdast';

/** State of the conversion of one page; the handlers fill it. */
export type Context = {
  route: string;
  /** Key of the language of programs to keep; the first tab by default. */
  language?: string | undefined;
  /** Names of the languages of the page's programs, by key. */
  languages: Map<string, string>;
  /** Samples of an operation, one for each language. */
  samples: {label: string; code: Code}[];
  /** Maps an inference note to the first field that has it. */
  inferred: Map<string, string>;
};
