import type {Code} from 'mdast';

/** State of the conversion of one page; the handlers fill it. */
export type Context = {
  route: string;
  /** Key of the language of the programs to keep; that of the first tab unless set. */
  language?: string | undefined;
  /** Languages that the programs of the page are in, by key, each with its name. */
  languages: Map<string, string>;
  /** Of an operation, a sample in each language. */
  samples: {label: string; code: Code}[];
  /** Maps the remark on an inferred field to the first field that has it. */
  inferred: Map<string, string>;
};
