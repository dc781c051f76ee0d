import type {Evidence} from '../model';
import type {BlockEvidence, EvidenceSubject} from './evidence';

/** A run of text. Emitters turn it into HTML, Markdown or whatever else a page is written in. */
export type Inline =
  | string
  | {code: string}
  | {strong: Inline[]}
  /** `href` is an address, or an anchor of this page. */
  | {href: string; text: Inline[]}
  /** A value that ends the line it stands in. */
  | {break: true};

/** A named fact about a field, such as its default. */
export type Fact = {label: string; value: Inline[]};

/** A field, parameter or header as a reader sees it. */
export type Field = {
  name: string;
  /** Id of its element; stable, because readers link to it. */
  anchor: string;
  /** In words: `string or number`, `array of objects`. */
  type: string;
  /** Short words beside the type: `required`, `can be null`, `deprecated`. */
  tags: string[];
  description: Inline[];
  facts: Fact[];
  /** Allowed values, each with its meaning where the contract tells it. */
  values: {value: string; meaning?: string}[];
  note?: Inline[];
  evidence: Evidence;
  children: Field[];
  /** Whether the children are shown before the reader asks for them. */
  open: boolean;
  /** Names in v1, for the comparison of the versions. */
  renamedFrom?: string;
  movedFrom?: string;
};

export type Sample = {id: string; label: string; language: string; code: string};

/** What a reference part is made of, in the order in which it is shown. */
export type Block =
  | {kind: 'heading'; depth: 2 | 3; text: string; id: string}
  | {kind: 'text'; content: Inline[]; tone?: 'small'}
  | {
      kind: 'endpoint';
      method: string;
      path: string;
      hosts: {label: string; url: string}[];
      facts: Fact[];
    }
  /** `anchor` tells several parts of a page apart. */
  | {kind: 'evidence'; evidence: BlockEvidence; of: EvidenceSubject; anchor?: string}
  | {kind: 'notice'; tone: 'caution' | 'deprecated'; title: string; content: Inline[]}
  | {kind: 'fields'; label: string; fields: Field[]}
  | {
      kind: 'table';
      id?: string;
      label: string;
      head: Inline[][];
      rows: {id?: string; cells: Inline[][]}[];
    }
  | {kind: 'list'; items: Inline[][]}
  | {kind: 'operations'; operations: OperationLine[]}
  | {kind: 'code'; language: string; code: string; title?: string}
  | {kind: 'samples'; samples: Sample[]};

/** One operation in a list of several. */
export type OperationLine = {
  /** Absent when neither method nor path is known. */
  call?: {method: string; path: string};
  title: string;
  href: string;
  text: Inline[];
  /** What it is found by beside the text that is shown. */
  words: string;
  tags: string[];
};
