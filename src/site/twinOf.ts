import type {VFile} from 'vfile';

declare module 'vfile' {
  interface DataMap {
    /** Set when a source is read for its Markdown twin: the address of the page. */
    twinOf: string;
  }
}

/**
 * The page whose Markdown twin a source is read for. A remark plugin that puts components on a page puts Markdown in their
 * place then, because a twin has no components.
 *
 * @returns undefined when the source is read for the page itself
 */
export function twinOf(file: VFile): string | undefined {
  return file.data.twinOf;
}
