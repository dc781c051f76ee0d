import {existsSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stylesInPage} from './styles';

/**
 * @param outDir the built site
 * @param baseUrl path that the site is served under
 * @param routesPaths addresses of the pages
 * @returns the file of each page that was rendered; other plugins may write pages of their own at the same time
 */
function pageFiles(outDir: string, baseUrl: string, routesPaths: string[]): string[] {
  return routesPaths
    .map((address) => address.slice(baseUrl.length).replace(/\.html$/, '') || 'index')
    .map((name) => path.join(outDir, `${decodeURI(name)}.html`))
    .filter((file) => existsSync(file));
}

/** Replaces a file in one step, for those who read it meanwhile. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Completes the head of each page for its first visit. The styles stand in the page, because the first paint waits for them, and a
 * file of their own comes one trip to the server later. The scripts of the page stand beside those of the application, which would
 * ask for them only when it runs.
 */
export default function headPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'head',
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
    async postBuild({outDir, routesPaths}) {
      const withStyles = stylesInPage(outDir, baseUrl);
      for (const file of pageFiles(outDir, baseUrl, routesPaths)) {
        await replace(file, await withStyles(await readFile(file, 'utf8')));
      }
    },
  };
}
