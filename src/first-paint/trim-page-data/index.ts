import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps out of every page what Docusaurus puts there for features that this site does not use. Data is trimmed on its way into
 * the bundle, for server and browser alike; no package is touched.
 */
export default function trimPageDataPlugin({
  generatedFilesDir,
}: {
  generatedFilesDir: string;
}): Plugin {
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
              ]),
        ],
      },
    }),
  };
}
