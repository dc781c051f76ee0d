import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes Docusaurus put the script tags of each page into its HTML (chunkNames.cjs). Without them, the browser requests
 * the scripts only after the application has started.
 */
export default function pageScriptsPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-scripts',
    configureWebpack: (_, isServer) =>
      isServer
        ? {
            module: {
              rules: [
                {
                  test: /[\\/]registry\.js$/,
                  include: [generatedFilesDir],
                  use: [require.resolve('./chunkNames.cjs')],
                },
              ],
            },
          }
        : {},
  };
}
