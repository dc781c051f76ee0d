import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {splitPage} from '../site/pageFile';
import {guidesFolder} from './model/guidesFolder';

/**
 * Keeps the facts of a guide out of what Docusaurus takes from its front matter: it would put a second copy of them into the
 * page's script and its metadata. The facts reach the page through remarkPms, and are validated by the plugin, whose message
 * names the line; so nothing is thrown here.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const folder = path.join(process.cwd(), guidesFolder);
  const isGuide =
    path.dirname(params.filePath) === folder && path.basename(params.filePath) !== 'index.mdx';
  if (!isGuide) return params.defaultParseFrontMatter(params);
  const {yaml, body} = splitPage(params.filePath, params.fileContent);
  const kept = ['title', 'description'].flatMap((key) => {
    const value: unknown = yaml.errors.length === 0 ? yaml.get(key) : undefined;
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return {frontMatter: Object.fromEntries(kept), content: body.trim()};
};
