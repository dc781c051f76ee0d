// Reads from the front matter of pages which part of the contract each page shows.
import path from 'node:path';
import {type PageFile, readPageFile} from '../../../site/pageFile';
import {pageFiles} from '../../../site/pages';
import {displayPath} from '../../../site/yamlFiles';

/** The keys of a page's front matter that refer to the contract. */
export type PageKeys = {operation?: string; resource?: string; entity?: string};

/** A page of `docs/` with its keys that refer to the contract. `file` is its path as shown in messages. */
export type ContractPage = Pick<PageFile, 'file' | 'lineOf'> & {docId: string; keys: PageKeys};

const keyNames = new Set(['operation', 'resource', 'entity']);

/**
 * Reads the front matter keys of all docs pages that refer to the contract.
 *
 * @param docsDir absolute path of the folder `docs`
 */
export function contractPages(docsDir: string): ContractPage[] {
  return pageFiles('.', docsDir)
    .filter((name) => !path.posix.basename(name).startsWith('_'))
    .map((name) => {
      const {yaml, lineOf} = readPageFile(name, docsDir);
      // check-pages reports invalid YAML.
      const all: object = yaml.errors.length > 0 ? {} : (yaml.toJS() ?? {});
      const keys = Object.fromEntries(Object.entries(all).filter(([key]) => keyNames.has(key)));
      const file = displayPath(path.join(docsDir, name));
      return {file, docId: name.replace(/\.mdx$/, ''), keys, lineOf};
    });
}
