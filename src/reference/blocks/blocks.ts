import type {Evidence} from '../contract/model';
import type {Inline} from './inline';
import type {BlockEvidence, EvidenceSubject} from './evidence';
import type {Constraints, ValueType} from './types';

/** A named fact about a field, such as its default. */
export type Fact = {label: string; value: Inline[]};

/** Where a field travels, or that it is one of an entity. */
export type Location =
  'header' | 'path' | 'query' | 'cookie' | 'body' | 'response' | 'response-header' | 'entity';

/** A field, parameter or header as data; `words.ts` puts it into words. */
export type Field = {
  name: string;
  location: Location;
  /** Names from the outermost field to this one. */
  path: string[];
  /** Id of its element; stable, because readers link to it. */
  anchor: string;
  /** None: any type. */
  types: ValueType[];
  nullable: boolean;
  required: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  constraints: Constraints;
  /** The bounds of each entry of an array. */
  entryConstraints: Constraints;
  default?: unknown;
  /** The only value it can have. */
  const?: unknown;
  example?: unknown;
  /** All that it can be, or all that the entries of its array can be. */
  values?: {value: unknown; meaning?: string}[];
  description: Inline[];
  note?: Inline[];
  evidence: Evidence;
  children: Field[];
  /** Whether members may come that the contract does not name. */
  isOpen: boolean;
  /** Title of what contains itself here, and is not expanded again. */
  recursion?: string;
  /** Whether the children are shown before the reader asks for them. */
  open: boolean;
  /** Name in v1, and the v1 entity that had it, for the comparison of the versions. */
  renamedFrom?: string;
  movedFrom?: string;
};

export type Sample = {
  id: string;
  label: string;
  language: string;
  /** The shortest call that works. */
  code: string;
  /** The call with all that can be sent; absent where that is the same. */
  all?: string;
};

/** What comes back with one status. */
export type Answer = {
  status: string;
  label: string;
  meaning: Inline[];
  /** Leads to what the page says of this status: its fields, or what to do. */
  more: Inline[];
  /** As JSON; absent when none is documented. */
  example?: string;
  /** Whether a reader would expect an example where there is none. */
  lacksExample: boolean;
};

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
  /** `summary` is the one line that unfolds to the fields. */
  | {kind: 'fields'; label: string; fields: Field[]; summary?: Inline[]}
  | {
      kind: 'table';
      id?: string;
      label: string;
      head: Inline[][];
      rows: {id?: string; cells: Inline[][]}[];
    }
  | {kind: 'list'; items: Inline[][]}
  /** All that the page's subject lacks, said once. */
  | {kind: 'gaps'; items: Inline[][]}
  /** What most readers need not see, below one line. `isCopied`: another page has it too, so a Markdown twin leaves it out. */
  | {kind: 'fold'; id: string; summary: Inline[]; blocks: Block[]; isCopied?: true}
  /** `isAside`: where space is short, their names are enough. */
  | {kind: 'operations'; operations: OperationLine[]; isAside?: true}
  | {kind: 'code'; language: string; code: string; title?: string}
  /** What a reader copies, and what comes back. */
  | {
      kind: 'console';
      samples: Sample[];
      /** Which of the two calls of each sample is shown first. */
      first: 'required' | 'all';
      answers: Answer[];
    };

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
