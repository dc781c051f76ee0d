import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {splitPage} from './pageFile';

/**
 * Returns additional front matter, such as the slug, for a page whose front matter contains facts; undefined for
 * other pages.
 *
 * @param file from the root of the repository
 */
export type FactPage = (file: string) => Record<string, unknown> | undefined;

/**
 * Parses front matter without the facts of a page, because Docusaurus would add a copy of them to the page's
 * JavaScript and metadata. Title and description are kept. A remark plugin renders the facts. Another plugin validates
 * them and reports errors with their lines, so nothing is thrown here.
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
