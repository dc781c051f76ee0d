import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeDigest} from './digest';
import {pageSources} from './sources';

/** Makes each page notice a change of what it is built from, in the preview and in the bundler's cache. */
export default function pageSourcesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const digestOf = (name: string) => path.join(generatedFilesDir, 'page-sources', `${name}.txt`);
  const digests = pageSources.map(({name, shownBy: {source, flags}}) => ({
    file: digestOf(name),
    shownBy: source,
    flags,
  }));
  return {
    name: 'page-sources',
    loadContent() {
      for (const {name, files} of pageSources) {
        const absolute = files(siteDir).map((file) => path.join(siteDir, file));
        writeDigest(digestOf(name), absolute);
      }
    },
    getPathsToWatch: () =>
      pageSources.flatMap(({watch}) => watch.map((glob) => path.join(siteDir, glob))),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            enforce: 'pre',
            // Without `include`, Docusaurus cannot tell this rule from its own.
            include: ['docs', 'src/pages'].map((folder) => path.join(siteDir, folder) + path.sep),
            use: [
              {
                loader: require.resolve('./dependOnSources.cjs'),
                options: {siteDir, digests},
              },
            ],
          },
        ],
      },
    }),
  };
}
