import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changelogFolder} from '../changelog/entries';
import {readmeFile} from '../mock-package';
import {pmsGuidesFolder} from '../pms/model/pmsGuidesFolder';
import {supportFiles} from '../pms/model/throughCalry';
import {programsFolder} from '../programs/remarkPrograms';

/** Files and folders whose content pages show, in addition to the file of the page. */
export const sources = [
  'openapi',
  pmsGuidesFolder,
  changelogFolder,
  programsFolder,
  readmeFile,
  ...supportFiles,
  // Components that are rendered while a page is compiled (src/site/render.ts).
  'src/plugins/reference/components',
  'src/plugins/pms/comparison/tables',
  'src/components',
];

/** Matches the text of a page that shows content of the sources. */
export const showsSources =
  /^(?:operation|resource|pms):|<(?:Api[A-Z]|Pms[A-Z]|Gap|MockReadme)| file="/m;

/** Docusaurus plugin that makes the bundler recompile a page with content of the sources when one of them changes. */
export default function pageSourcesPlugin({siteDir}: LoadContext): Plugin {
  const options = {
    showsSources: showsSources.source,
    sources: sources.map((source) => path.join(siteDir, source)),
  };
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
            use: [{loader: require.resolve('./dependOnSources.cjs'), options}],
          },
        ],
      },
    }),
  };
}
