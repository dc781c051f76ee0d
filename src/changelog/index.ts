import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changelogFolder, readEntries} from './entries';
import {ChangelogError} from './errors';

export {withChangelog} from './parseFrontMatter';
export {remarkChangelog} from './remarkChangelog';

/**
 * Validates the entries of the changelog before anything is built. The blog plugin makes their pages and feeds
 * (src/changelog/blogOptions.ts).
 *
 * @throws ChangelogError with file, line, key and what is allowed
 */
export default function changelogPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'changelog',
    loadContent() {
      try {
        readEntries(siteDir);
      } catch (error) {
        if (!(error instanceof ChangelogError)) throw error;
        // Docusaurus puts the stack of its own calls ahead of the cause; a writer should read the cause first.
        console.error(`\n[ERROR] ${error.message}\n`);
        throw new ChangelogError('The changelog has mistakes, which are listed above.');
      }
    },
    getPathsToWatch: () => [path.join(siteDir, changelogFolder, '*.mdx')],
  };
}
