import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withValidAddresses} from '../../docusaurus-patches/validAddresses';
import {tell} from '../../written-files/tell';
import {withoutOverridden} from './rootVariables';
import {namesIn, styleKindOf, styleKinds, styleMark, stylesFor} from './styles';

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
function readStyleSheet(outDir: string): string {
  const folder = path.join(outDir, 'assets/css');
  const [sheet, ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!sheet || others.length > 0) {
    throw new Error(`${folder} should hold one style sheet: look at src/first-paint/inline-css.`);
  }
  return readFileSync(path.join(folder, sheet), 'utf8');
}

/** Replaces a file in one step, for those who read it meanwhile. */
function replace(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Completes the head of each page for its first visit. The styles that the page needs stand in it, because the first paint waits for
 * them, and a file of their own comes one trip to the server later; the whole style sheet follows behind the page
 * (src/first-paint/pageTemplate.ts). The scripts of the page stand beside those of the application, which would
 * ask for them only when it runs.
 */
export default function inlineCssPlugin({
  generatedFilesDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
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
    // In one go, ahead of what others do after the build: the pages are compressed meanwhile.
    async postBuild({outDir, routesPaths}) {
      const pages = pageFiles(outDir, baseUrl, routesPaths).map((file) => {
        const html = withValidAddresses(readFileSync(file, 'utf8'), siteConfig.url);
        return {file, html, kind: styleKindOf(html)};
      });
      const css = withoutOverridden(readStyleSheet(outDir));
      for (const kind of styleKinds) {
        const ofKind = pages.filter((page) => page.kind === kind);
        const names = new Set(ofKind.flatMap(({html}) => [...namesIn(html)]));
        const element = `<style>${styleMark(kind)}${await stylesFor(css, names)}</style></head>`;
        for (const {file, html} of ofKind) {
          replace(
            file,
            html.replace('</head>', () => element),
          );
        }
      }
      tell({pages: pages.map(({file}) => file)});
    },
  };
}
