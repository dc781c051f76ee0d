import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageSources} from './sources';

/** Docusaurus plugin that makes the bundler recompile a page when one of its sources (sources.ts) changes. */
export default function pageSourcesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // A function, because Docusaurus takes each RegExp that matches `.mdx` for the rule of one of its plugins.
            test: (file: string) => file.endsWith('.mdx'),
            enforce: 'pre',
            loader: require.resolve('./dependOnSources.cjs'),
            options: {siteDir, sources: pageSources},
          },
        ],
      },
    }),
  };
}
