// Reads from the front matter of pages which part of the contract each page shows.
import type {Page} from '../../../site/pages';

/** The keys of a page's front matter that refer to the contract. */
export type PageKeys = {operation?: string; resource?: string; entity?: string};

/** A page of `docs/` with its keys that refer to the contract. */
export type ContractPage = Pick<Page, 'file' | 'lineOf'> & {docId: string; keys: PageKeys};

const keyNames = new Set(['operation', 'resource', 'entity']);

/** Reads the front matter keys of all docs pages that refer to the contract. */
export function contractPages(pages: Page[]): ContractPage[] {
  return pages
    .filter(({folder}) => folder === 'docs')
    .map(({file, frontMatter, lineOf}) => ({
      file,
      docId: file.replace(/^docs\/|\.mdx$/g, ''),
      keys: Object.fromEntries(Object.entries(frontMatter).filter(([key]) => keyNames.has(key))),
      lineOf,
    }));
}
