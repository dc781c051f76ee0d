import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {shown} from './yamlFiles';

/** What a page's front matter may say about the contract. */
export type PageKeys = {operation?: string; resource?: string; entity?: string; api?: string};

/** A page of `docs/`. */
export type Page = {
  /** As messages name it. */
  file: string;
  docId: string;
  keys: PageKeys;
  /** Line of each key. */
  lines: Partial<Record<keyof PageKeys, number>>;
};

const keyNames = ['operation', 'resource', 'entity', 'api'] as const;

function readPage(file: string, docsDir: string): Page {
  const [, head = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const lines: Page['lines'] = {};
  for (const [index, line] of head.split('\n').entries()) {
    const key = keyNames.find((name) => line.startsWith(`${name}:`));
    // The fence is line 1.
    if (key) lines[key] = index + 2;
  }
  // Only the lines that concern the contract are read here; the rest of the front matter is for others to judge.
  const own = head
    .split('\n')
    .filter((line) => keyNames.some((name) => line.startsWith(`${name}:`)))
    .join('\n');
  return {
    file: shown(file),
    docId: path
      .relative(docsDir, file)
      .replaceAll(path.sep, '/')
      .replace(/\.mdx$/, ''),
    keys: (parse(own) ?? {}) as PageKeys,
    lines,
  };
}

/**
 * Reads what the pages of the docs say about the contract.
 *
 * @param docsDir absolute folder
 */
export function contractPages(docsDir: string): Page[] {
  return readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !path.basename(name).startsWith('_'))
    .sort()
    .map((name) => readPage(path.join(docsDir, name), docsDir));
}
