import type {Field} from '../contract/fields';
import type {Sample} from '../samples';
import type {TextPart} from './inline';
import type {BlockEvidence, EvidenceSubject} from './evidence';

/** A named fact about a field, such as its default. */
export type Fact = {label: string; value: TextPart[]};

/** The response with one status. */
export type ResponseExample = {
  status: string;
  label: string;
  meaning: TextPart[];
  /** Links to the fields of this status, or to what to do about it. */
  more: TextPart[];
  /** As JSON; absent when none is documented. */
  example?: string;
  /** Known facts in place of an example; empty if the response has no body. */
  facts: Fact[];
};

/** A part of a reference page. */
export type Block =
  | {kind: 'heading'; depth: 2 | 3; text: string; id: string}
  | {kind: 'text'; content: TextPart[]; tone?: 'small'}
  | {
      kind: 'call-box';
      method: string;
      path: string;
      hosts: {label: string; url: string}[];
      facts: Fact[];
    }
  /** `anchor` distinguishes several parts of a page. */
  | {kind: 'evidence'; evidence: BlockEvidence; of: EvidenceSubject; anchor?: string}
  | {kind: 'notice'; tone: 'caution' | 'deprecated'; title: string; content: TextPart[]}
  /** `summary` is the one line that unfolds to the fields. */
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
  /** Undocumented details of the page's subject. */
  | {kind: 'gaps'; items: TextPart[][]}
  /** A fold. `isCopied`: another page has the same content, so the Markdown page omits it. */
  | {kind: 'fold'; id?: string; summary: TextPart[]; blocks: MarkupBlock[]; isCopied?: true}
  /** `isAside`: where space is short, their names are enough. */
  | {kind: 'operations'; operations: OperationLine[]; isAside?: true}
  | {kind: 'code'; language: string; code: string; title?: string}
  /** The code samples and the example responses. */
  | {
      kind: 'console';
      samples: Sample[];
      /** The version of the samples that is shown by default. */
      first: 'required' | 'all';
      responses: ResponseExample[];
    };

/** The blocks of a kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, {kind: Kind}>;

/** The blocks that the build renders to static HTML; the others become nodes in the tree of the page. */
export type MarkupBlock = Exclude<Block, BlockOf<'heading' | 'code' | 'console'>>;

/** One operation in a list of several. */
export type OperationLine = {
  /** Absent when neither method nor path is known. */
  call?: {method: string; path: string};
  title: string;
  href: string;
  text: TextPart[];
  /** Additional words for the filter, which are not shown. */
  words: string;
  tags: string[];
};
