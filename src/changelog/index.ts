import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../product';
import type {FactPage} from '../site/factPages';
import {changelogFolder, isEntry, readEntries} from './entries';
import {stopBuild} from '../site/writerError';

export {remarkChangelog} from './remarkChangelog';

/**
 * The pages of the entries: the slug is the name of the file, and the author, for feeds and search engines, is the
 * product.
 */
export const entryPage: FactPage = (file) =>
  isEntry(file)
    ? {
        slug: path.basename(file, '.mdx'),
        authors: [{name: product.name, url: product.mainSite}],
      }
    : undefined;

/**
 * Validates the entries of the changelog before anything is built. The blog plugin makes their pages and feeds
 * (src/changelog/blogOptions.ts).
 *
 * @throws WriterError with file, line, key and what is allowed
 */
export default function changelogPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'changelog',
    loadContent() {
      try {
        readEntries(siteDir);
      } catch (error) {
        stopBuild('The entries of the changelog', error);
      }
    },
    getPathsToWatch: () => [path.join(siteDir, changelogFolder, '*.mdx')],
  };
}
