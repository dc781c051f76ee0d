/**
 * The attributes by which programs read built pages: the search index, the Markdown pages and the tests of the built
 * site. They don't read class names or the order of children, so that styles and markup can change. Exception: the
 * method before the path of a call.
 *
 * - `data-part`: what an element is (`Part`). A part belongs to the nearest part around it.
 * - `data-kind`: the kind of a part: `note` or `caution` of a callout, `language` of tabs.
 * - `data-ignore`: `search` for what the search index leaves out, `all` for what the Markdown pages leave out too, such
 *   as controls. The index also leaves out navigation, forms and code; the Markdown pages, navigation and buttons.
 * - `data-way`: which way to connect a PMS an element is about, counted from 1; `data-trap`: the paragraph around it is
 *   also in `/skill.md`.
 * - `data-evidence`: how well a statement is known, unless it is documented: `reported`, `inferred` or `unknown`.
 * - `data-choice` and `data-label`: value and label of a panel. `data-language` and `data-title`: language and title of
 *   code, on its `<pre>`.
 *
 * Components write the attributes as JSX. React's types check `data-part` and `data-ignore`.
 */
import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Names of the parts that programs read. */
export type Part =
  /** Content that is generated from the contract. */
  | 'reference'
  /** What an operation or resource is for. */
  | 'lead'
  /** The line above the samples: what to know before a call. */
  | 'note'
  /** Method and path of an operation, and its samples and examples (`tabs`). */
  | 'call'
  | 'samples'
  /** A list of fields. A field has its `name`, `type`, `tag`s, `text`s, allowed `values`, `facts` and `evidence`. */
  | 'fields'
  | 'field'
  | 'name'
  | 'type'
  | 'text'
  | 'values'
  | 'facts'
  | 'evidence'
  /** The label of `values`. */
  | 'label'
  /** A list of operations. Each has a `title`, and may have `evidence`, `method` and `path`. */
  | 'operations'
  | 'operation'
  | 'method'
  | 'path'
  /** The title of a callout or of an operation. */
  | 'title'
  | 'callout'
  /** A collapsed section of generated content. */
  | 'fold'
  /** Choices of which one is shown, and the content of each. */
  | 'tabs'
  | 'panel'
  /** A short label. */
  | 'tag'
  /** A table that compares PMSs. */
  | 'comparison';

declare module 'react' {
  // oxlint-disable-next-line no-unused-vars -- a merged declaration has the same type parameters
  interface HTMLAttributes<T> {
    'data-part'?: Part | undefined;
    'data-ignore'?: 'search' | 'all' | undefined;
  }
}

/** Whether an element is a part of this name. */
export const isPart = ({properties}: Element, name: Part): boolean => properties.dataPart === name;

/** Returns the parts of a part that have one of these names, without the parts inside of other parts. */
export function partsOf(root: Element, ...names: Part[]): Element[] {
  const parts: Element[] = [];
  visit(root, 'element', (element) => {
    if (element === root || element.properties.dataPart === undefined) return undefined;
    if (names.some((name) => isPart(element, name))) parts.push(element);
    return SKIP;
  });
  return parts;
}
