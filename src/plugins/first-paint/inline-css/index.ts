// Inlines the critical CSS of each page, and adds the script tags of the page to its HTML.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {namesIn, type StyleKind, styleKindOf, stylesFor} from './styles';

/**
 * Makes Docusaurus put the script tags of each page into its HTML (chunkNames.cjs). Without them, the browser requests
 * the scripts only after the application has started.
 */
export default function inlineCssPlugin({generatedFilesDir}: LoadContext): Plugin {
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
  };
}

/**
 * Inlines the critical CSS of each page, so that the first paint needs no second request. The full style sheet is
 * loaded at the end of the page (src/plugins/first-paint/pageTemplate.eta). Only the inline CSS keeps the `@font-face` rules,
 * because a second copy would replace a loaded font with the system font and shift the layout.
 *
 * @param outDir folder of the built site
 * @param pages HTML by route
 * @returns the pages with inline CSS, by route
 */
export async function withStyles(
  outDir: string,
  pages: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const folder = path.join(outDir, 'assets/css');
  // Docusaurus bundles all styles into one file.
  const sheet = path.join(
    folder,
    String(readdirSync(folder).find((file) => file.endsWith('.css'))),
  );
  const whole = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, whole.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  const names = new Map<StyleKind, Set<string>>();
  for (const html of pages.values()) {
    const kind = styleKindOf(html);
    names.set(kind, new Set([...(names.get(kind) ?? []), ...namesIn(html)]));
  }
  const elements = new Map<StyleKind, string>();
  for (const [kind, ofKind] of names) {
    elements.set(kind, `<style>${await stylesFor(whole, ofKind)}</style></head>`);
  }
  return new Map(
    [...pages].map(([file, html]) => [
      file,
      html.replace('</head>', () => elements.get(styleKindOf(html)) ?? ''),
    ]),
  );
}
