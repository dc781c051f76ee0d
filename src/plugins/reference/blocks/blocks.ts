// The types of the blocks that a reference page consists of.
import type {Field} from '../contract/fields';
import type {Sample} from '../samples';
import type {TextPart} from './inline';
import type {BlockEvidence, EvidenceSubject} from './evidence';

/** A labelled fact, such as the default of a field. */
export type LabelledValue = {label: string; value: TextPart[]};

/** The tab of one response status: the example response, or known facts if there is no example. */
export type ResponseExample = {
  status: string;
  label: string;
  meaning: TextPart[];
  /** Links to the fields of this response, or to the advice for an error status. */
  more: TextPart[];
  /** JSON; absent if no example is documented. */
  example?: string;
  /** Shown in place of the missing example of a successful response; otherwise empty. */
  facts: LabelledValue[];
};

/** A part of a reference page, independent of HTML and Markdown. */
export type Block =
  | {kind: 'heading'; depth: 2 | 3; text: string; id: string}
  | {kind: 'text'; content: TextPart[]; tone?: 'small'}
  | {
      kind: 'call-box';
      method: string;
      path: string;
      hosts: {label: string; url: string}[];
      facts: LabelledValue[];
    }
  /** How certain the page or a part of it is. `anchor` identifies the part. */
  | {kind: 'evidence'; evidence: BlockEvidence; of: EvidenceSubject; anchor?: string}
  | {kind: 'notice'; tone: 'caution' | 'deprecated'; title: string; content: TextPart[]}
  /** With `summary`, the fields are in a collapsed section with this summary. */
  | {kind: 'fields'; label: string; fields: Field[]; summary?: TextPart[]}
  | {
      kind: 'table';
      id?: string;
      label: string;
      head: TextPart[][];
      rows: {id?: string; cells: TextPart[][]}[];
    }
  | {kind: 'list'; items: TextPart[][]}
  /** A labelled group of names; a name without `href` is not linked. */
  | {kind: 'chips'; label: string; items: {name: string; href?: string}[]}
  /** The undocumented details of the operation or entity. */
  | {kind: 'gaps'; items: TextPart[][]}
  /** A collapsible section. The Markdown page omits a section with `isCopied`, because another page has its content. */
  | {kind: 'fold'; id?: string; summary: TextPart[]; blocks: MarkupBlock[]; isCopied?: true}
  /** A list of operations. With `titlesOnlyInMarkdown`, the Markdown page lists only their titles. */
  | {kind: 'operations'; operations: OperationLine[]; titlesOnlyInMarkdown?: true}
  | {kind: 'code'; language: string; code: string; title?: string}
  /** The code samples and example responses of an operation. */
  | {
      kind: 'console';
      samples: Sample[];
      /** Sample variant shown by default: required fields or all fields. */
      first: 'required' | 'all';
      responses: ResponseExample[];
    };

/** The block type with a given `kind`. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, {kind: Kind}>;

/** Blocks that become static HTML at build time. All other kinds become nodes of the page's syntax tree. */
export type MarkupBlock = Exclude<Block, BlockOf<'heading' | 'code' | 'console'>>;

/** An entry in a list of operations. */
export type OperationLine = {
  /** Absent if method and path are not documented. */
  call?: {method: string; path: string};
  title: string;
  href: string;
  text: TextPart[];
  /** Keywords that the filter searches but the page does not show. */
  words: string;
  tags: string[];
};
