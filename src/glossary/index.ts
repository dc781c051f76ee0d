import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linksTerms} from './scope';
import {glossaryFile} from './terms';

export {remarkGlossary} from './remarkGlossary';

/** Makes the pages that link to terms notice a change of the glossary. */
export default function glossaryPlugin({siteDir}: LoadContext): Plugin {
  const pages = readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    .filter(linksTerms);
  return {
    name: 'glossary',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            enforce: 'pre',
            // Docusaurus reads the paths of every rule for MDX: they must be named.
            include: pages.map((page) => path.join(siteDir, page)),
            use: [
              {
                loader: require.resolve('./glossaryAsDependency.cjs'),
                options: {file: path.join(siteDir, glossaryFile)},
              },
            ],
          },
        ],
      },
    }),
  };
}
