// Keeps the facts in front matter out of the JavaScript of PMS guides and changelog entries.
import type {ParseFrontMatter} from '@docusaurus/types';
import {repositoryPath} from './files';
import {splitPage} from './pageFile';

/**
 * Recognises a kind of page whose front matter contains facts. Returns additional front matter for such a page, such as
 * the slug, and undefined for all other pages.
 *
 * @param file path from the root of the repository
 */
export type FactPage = (file: string) => Record<string, unknown> | undefined;

/**
 * Returns a parser that keeps only the title and description of a page with facts. Docusaurus would add a copy of the
 * facts to the page's JavaScript and metadata. A remark plugin renders the facts. Another plugin validates them and
 * reports errors with their lines, so the parser ignores invalid front matter on these pages.
 */
export function withoutFacts(...kinds: FactPage[]): ParseFrontMatter {
  return async (params) => {
    const file = repositoryPath(params.filePath);
    const {yaml, body} = splitPage(params.filePath, params.fileContent);
    const added = kinds.map((kind) => kind(file)).find(Boolean);
    if (!added) return params.defaultParseFrontMatter(params);
    const kept = ['title', 'description'].flatMap((key) => {
      const value: unknown = yaml.errors.length === 0 ? yaml.get(key) : undefined;
      return typeof value === 'string' ? [[key, value]] : [];
    });
    return {frontMatter: {...Object.fromEntries(kept), ...added}, content: body.trim()};
  };
}
