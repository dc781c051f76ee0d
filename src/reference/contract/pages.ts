import {readFileSync} from 'node:fs';
import path from 'node:path';
import {splitPage} from '../../site/pageFile';
import {pageFiles} from '../../site/pages';
import {displayPath} from '../../site/yamlFiles';

/** The keys of a page's front matter that refer to the contract. */
export type PageKeys = {operation?: string; resource?: string; entity?: string; api?: string};

/** A page of `docs/`, with its keys that refer to the contract. */
export type ContractPage = {
  /** Path, as shown in messages. */
  file: string;
  docId: string;
  keys: PageKeys;
  /** Line number of each key. */
  lines: Partial<Record<keyof PageKeys, number>>;
};

const keyNames = ['operation', 'resource', 'entity', 'api'] as const;

function readContractPage(name: string, docsDir: string): ContractPage {
  const file = path.join(docsDir, name);
  const {yaml, lineOf} = splitPage(file, readFileSync(file, 'utf8'));
  // check-pages reports invalid YAML.
  const all = (yaml.errors.length > 0 ? {} : (yaml.toJS() ?? {})) as PageKeys;
  const keys = keyNames.filter((key) => key in all);
  return {
    file: displayPath(file),
    docId: name.replace(/\.mdx$/, ''),
    keys: Object.fromEntries(keys.map((key) => [key, all[key]])),
    lines: Object.fromEntries(keys.map((key) => [key, lineOf([key])])),
  };
}

/**
 * Reads the front matter keys of all docs pages that refer to the contract.
 *
 * @param docsDir absolute folder
 */
export function contractPages(docsDir: string): ContractPage[] {
  return pageFiles('.', docsDir)
    .filter((name) => !path.posix.basename(name).startsWith('_'))
    .map((name) => readContractPage(name, docsDir));
}
