import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {remarkPrograms} from './remarkPrograms';

/** Where the programs of the guides stand. */
export const programsFolder = 'samples/guides';

/** Pages that show a program from its file. */
function pagesWithPrograms(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(siteDir, 'docs', name))
    .filter((page) => readFileSync(page, 'utf8').includes(`file="${programsFolder}/`));
}

/** Makes the pages that show programs notice a change of a program. */
export default function programsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'programs',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            enforce: 'pre',
            // Docusaurus reads the paths of every rule for MDX: they must be named.
            include: pagesWithPrograms(siteDir),
            use: [
              {
                loader: require.resolve('./programsAsDependency.cjs'),
                options: {folder: path.join(siteDir, programsFolder)},
              },
            ],
          },
        ],
      },
    }),
  };
}
