import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changelogFolder, readEntries} from './entries';
import {stopBuild} from '../site/writerError';

export {withChangelog} from './parseFrontMatter';
export {remarkChangelog} from './remarkChangelog';

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
