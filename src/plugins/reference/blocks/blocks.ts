// The types of the blocks that a reference page consists of.
import type {AnyOperation, UnknownOperation} from '../contract/model';
import type {Field} from './fields';
import type {Sample} from '../samples';
import type {SampleFields} from '../samples/request';
import type {Inline} from '../../../site/mdast';

/** The example response of one status. */
export type ResponseExample = {
  status: string;
  label: string;
  /** JSON. */
  example: string;
};

/** The look of a paragraph, which is left out if it is empty. `note` is the line above the samples. */
type Tone = 'deprecated' | 'name-only' | 'note';

/** A piece of a reference page as data, without HTML. components/ renders it. */
export type Block =
  | {kind: 'heading'; depth: 2 | 3; text: string; id: string}
  | {kind: 'text'; content: Inline[]; tone?: Tone; id?: string}
  | {
      kind: 'call-box';
      method: string;
      path: string;
      mark: Inline[];
      /** The hosts; version, operation ID and counterpart. */
      lines: Inline[][];
    }
  /** A callout; nothing if it is empty. */
  | {kind: 'caution'; content: Inline[]}
  /** A list of fields; nothing if it is empty. */
  | {kind: 'fields'; label: string; fields: Field[]}
  | {
      kind: 'table';
      id?: string;
      label: string;
      head: Inline[][];
      rows: {id?: string; cells: Inline[][]}[];
    }
  /** `isNames`: the items only name PMSs, which the search does not need to find here. */
  | {kind: 'list'; items: Inline[][]; ids?: string[]; isNames?: true}
  /** The section "About this page": what is inferred and why, and what is not documented; nothing if all is documented. */
  | {kind: 'about'; inferred: Inline[][]; missing: Inline[][]}
  /** A collapsible section. `isBesideHeading`: its summary is on the line of the heading before it. */
  | {
      kind: 'fold';
      id?: string;
      summary: Inline[];
      blocks: MarkupBlock[];
      isBesideHeading?: true;
    }
  /** Operations, those of a resource or others; if brief, without their paths. */
  | {
      kind: 'operations';
      of: {operations: AnyOperation[]; unknownOperations?: UnknownOperation[]};
      isBrief?: true;
    }
  /** Blocks beside each other: the fields of an entity and its example, or a resource and its operations. */
  | {kind: 'object'; blocks: Block[]}
  | {kind: 'group'; blocks: Block[]}
  /** The code samples and example responses of an operation, or the example of an entity. */
  | {
      kind: 'console';
      samples: Sample[];
      /** Sample variant shown by default: required fields or all fields. */
      first: SampleFields;
      /** Shown above the samples. */
      note: MarkupBlock[];
      responses: ResponseExample[];
    };

/** The block type with a given `kind`. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, {kind: Kind}>;

/** Blocks that become static HTML at build time. All other kinds become nodes of the page's syntax tree. */
export type MarkupBlock = Exclude<Block, BlockOf<'heading' | 'console' | 'object' | 'group'>>;
