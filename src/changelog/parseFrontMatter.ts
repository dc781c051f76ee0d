import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {isEntry} from './entries';
import {subjects} from './schema';
import {product} from '../product';

/**
 * Keeps the changes of a changelog entry out of what Docusaurus takes from its front matter: they reach the page through
 * remarkChangelog. The address of an entry is the name of its file, and its author, for feeds and search engines, is the product.
 *
 * @param next what reads the front matter of every other file
 */
export function withChangelog(next: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    if (!isEntry(path.relative(process.cwd(), params.filePath))) return next(params);
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    const kept = Object.entries(frontMatter).filter(([key]) => !(key in subjects));
    const slug = path.basename(params.filePath, '.mdx');
    const authors = [{name: product.name, url: product.mainSite}];
    return {frontMatter: {...Object.fromEntries(kept), slug, authors}, content};
  };
}
