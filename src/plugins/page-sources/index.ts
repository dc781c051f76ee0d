import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageSources} from './sources';

/** Docusaurus plugin that makes the bundler recompile a page when one of its sources (sources.ts) changes. */
export default function pageSourcesPlugin({siteDir}: LoadContext): Plugin {
  const sources = pageSources.map(({shownBy: {source, flags}, paths}) => ({
    shownBy: source,
    flags,
    paths,
  }));
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            enforce: 'pre',
            // Without `include`, Docusaurus can't distinguish this rule from its own.
            include: ['docs', 'src/pages'].map((folder) => path.join(siteDir, folder) + path.sep),
            use: [{loader: require.resolve('./dependOnSources.cjs'), options: {siteDir, sources}}],
          },
        ],
      },
    }),
  };
}
