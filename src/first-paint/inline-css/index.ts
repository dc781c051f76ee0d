import {existsSync} from 'node:fs';
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutOverridden} from './rootVariables';
import {namesIn, type StyleKind, styleKindOf, styleMark, stylesFor} from './styles';

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

/** @throws Error when the bundler wrote another number of style sheets than one */
async function readStyleSheet(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/css');
  const [sheet, ...others] = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  if (!sheet || others.length > 0) {
    throw new Error(`${folder} should hold one style sheet: look at src/first-paint/inline-css.`);
  }
  return readFile(path.join(folder, sheet), 'utf8');
}

/** Replaces a file in one step, for those who read it meanwhile. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Completes the head of each page for its first visit. The styles that the page needs stand in it, because the first paint waits for
 * them, and a file of their own comes one trip to the server later; the whole style sheet follows behind the page
 * (src/first-paint/pageTemplate.ts). The scripts of the page stand beside those of the application, which would
 * ask for them only when it runs.
 */
export default function inlineCssPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'inline-css',
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
      const files = pageFiles(outDir, baseUrl, routesPaths);
      const css = withoutOverridden(await readStyleSheet(outDir));
      const names = new Map<StyleKind, Set<string>>();
      for (const file of files) {
        const html = await readFile(file, 'utf8');
        const kind = styleKindOf(html);
        names.set(kind, new Set([...(names.get(kind) ?? []), ...namesIn(html)]));
      }
      const styles = new Map<StyleKind, string>();
      for (const [kind, found] of names) {
        styles.set(kind, `<style>${styleMark(kind)}${await stylesFor(css, found)}</style></head>`);
      }
      for (const file of files) {
        const html = await readFile(file, 'utf8');
        const element = styles.get(styleKindOf(html)) ?? '';
        await replace(
          file,
          html.replace('</head>', () => element),
        );
      }
    },
  };
}
