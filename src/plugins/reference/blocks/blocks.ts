// The types of the blocks that a reference page consists of.
import type {Resource} from '../contract/model';
import type {Field} from './fields';
import type {Sample} from '../samples';
import type {TextPart} from './inline';

/** The example response of one status. */
export type ResponseExample = {
  status: string;
  label: string;
  /** JSON. */
  example: string;
};

/** A piece of a reference page as data, without HTML. components/ renders it. */
export type Block =
  | {kind: 'heading'; depth: 2 | 3; text: string; id: string}
  | {kind: 'text'; content: TextPart[]; tone?: 'deprecated' | 'name-only'; id?: string}
  | {
      kind: 'call-box';
      method: string;
      path: string;
      mark: TextPart[];
      hosts: TextPart[][];
      /** Version, operation ID and counterpart, in one line. */
      facts: TextPart[][];
    }
  | {kind: 'caution'; content: TextPart[]}
  /** With `summary`, the fields are in a collapsed section with this summary. */
  | {kind: 'fields'; label: string; fields: Field[]; summary?: TextPart[]}
  | {
      kind: 'table';
      id?: string;
      label: string;
      head: TextPart[][];
      rows: {id?: string; cells: TextPart[][]}[];
    }
  /** `isNames`: the items only name PMSs, which the search does not need to find here. */
  | {kind: 'list'; items: TextPart[][]; ids?: string[]; isNames?: true}
  /** The section "About this page": what is inferred and why, and what is not documented. */
  | {kind: 'about'; inferred: TextPart[][]; missing: TextPart[][]}
  /** A collapsible section. */
  | {kind: 'fold'; id?: string; summary: TextPart[]; blocks: MarkupBlock[]}
  | {kind: 'operations'; of: Pick<Resource, 'operations' | 'unknownOperations'>}
  /** The code samples and example responses of an operation, or the example of an entity. */
  | {
      kind: 'console';
      samples: Sample[];
      /** Sample variant shown by default: required fields or all fields. */
      first: 'required' | 'all';
      /** Shown above the samples; empty if there is nothing to warn of. */
      note: TextPart[];
      responses: ResponseExample[];
      /** Shown in place of the example responses if there are none. */
      unknown: TextPart[];
    };

/** The block type with a given `kind`. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, {kind: Kind}>;

/** Blocks that become static HTML at build time. All other kinds become nodes of the page's syntax tree. */
export type MarkupBlock = Exclude<Block, BlockOf<'heading' | 'console'>>;
