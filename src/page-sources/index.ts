import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digestOf} from './digest';
import {filesOf, pageSources} from './sources';

/** Recompiles a page when one of its sources changes, in the preview and with the bundler's cache. */
export default function pageSourcesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const digests = pageSources.map(({shownBy: {source, flags}, paths}, index) => ({
    file: path.join(generatedFilesDir, 'page-sources', `${index}.txt`),
    shownBy: source,
    flags,
    paths,
  }));
  return {
    name: 'page-sources',
    loadContent() {
      for (const {file, paths} of digests) {
        const digest = digestOf(filesOf({paths}, siteDir), siteDir);
        // Writing an unchanged file would recompile the pages.
        if (existsSync(file) && readFileSync(file, 'utf8') === digest) continue;
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, digest);
      }
    },
    getPathsToWatch: () =>
      pageSources.flatMap(({paths}) =>
        paths.map((one) => path.join(siteDir, path.extname(one) ? one : `${one}/**/*`)),
      ),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            enforce: 'pre',
            // Without `include`, Docusaurus can't distinguish this rule from its own.
            include: ['docs', 'src/pages'].map((folder) => path.join(siteDir, folder) + path.sep),
            use: [{loader: require.resolve('./dependOnSources.cjs'), options: {siteDir, digests}}],
          },
        ],
      },
    }),
  };
}
