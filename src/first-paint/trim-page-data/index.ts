import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {WriterError} from '../../site/writerError';

/** Kinds of navbar item that need no data of other pages. */
const navbarItems = ['default', 'localeDropdown', 'search'];

/** @throws WriterError for a kind of navbar item whose data is left out of the pages */
export function checkNavbar(items: readonly {type?: string | undefined}[]): void {
  for (const {type = 'default'} of items) {
    if (navbarItems.includes(type)) continue;
    throw new WriterError(
      `src/config/navbar.ts: items of type "${type}" may need data that is left out of the pages for its weight; there are ${navbarItems.join(', ')}. ` +
        `Use a link ("to"), or add the type to src/first-paint/trim-page-data/index.ts, and keep the pages in mainDocOnly.cjs there.`,
    );
  }
}

/**
 * Keeps out of every page what Docusaurus puts there for features that this site does not use. Data is trimmed on its way into
 * the bundle, for server and browser alike; no package is touched.
 */
export default function trimPageDataPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  checkNavbar(navbar?.items ?? []);
  const docsData = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');
  return {
    name: 'trim-page-data',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            include: [path.dirname(require.resolve('@docusaurus/utils-common'))],
            resolve: {alias: {tslib$: require.resolve('./importDefault.js')}},
          },
          {
            test: /[\\/]docs-[^\\/]*\.json$/,
            include: [docsData],
            use: [require.resolve('./cardsOnly.cjs')],
          },
          {
            test: /[\\/]globalData\.json$/,
            include: [generatedFilesDir],
            use: [require.resolve('./mainDocOnly.cjs')],
          },
          ...(isServer
            ? []
            : [
                {
                  test: /[\\/]registry\.js$/,
                  include: [generatedFilesDir],
                  use: [require.resolve('./noModuleNames.cjs')],
                },
                {
                  test: /[\\/]docusaurus\.config\.mjs$/,
                  include: [generatedFilesDir],
                  use: [require.resolve('./noBuildSettings.cjs')],
                },
              ]),
        ],
      },
    }),
  };
}
