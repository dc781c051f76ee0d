import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {splitPage} from './pageFile';

/**
 * Adds front matter, such as the address, to a page whose front matter contains facts. Returns undefined for other
 * pages.
 *
 * @param file from the root of the repository
 */
export type FactPage = (file: string) => Record<string, unknown> | undefined;

/**
 * Removes the facts of pages, all but title and description, from the front matter that Docusaurus reads: it would
 * put a second copy of them into the script and the metadata of the page. A remark plugin renders them, and a plugin
 * validates them and reports the line, so nothing is thrown here.
 */
export function withoutFacts(...kinds: FactPage[]): ParseFrontMatter {
  return async (params) => {
    const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const added = kinds.map((kind) => kind(file)).find(Boolean);
    if (!added) return params.defaultParseFrontMatter(params);
    const {yaml, body} = splitPage(params.filePath, params.fileContent);
    const kept = ['title', 'description'].flatMap((key) => {
      const value: unknown = yaml.errors.length === 0 ? yaml.get(key) : undefined;
      return typeof value === 'string' ? [[key, value]] : [];
    });
    return {frontMatter: {...Object.fromEntries(kept), ...added}, content: body.trim()};
  };
}
