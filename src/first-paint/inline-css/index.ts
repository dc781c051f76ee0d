import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutOverridden} from './rootVariables';
import {namesIn, type StyleKind, styleKindOf, stylesFor} from './styles';

/** @throws Error when the bundler wrote another number of style sheets than one */
function styleSheetOf(outDir: string): string {
  const folder = path.join(outDir, 'assets/css');
  const [sheet, ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!sheet || others.length > 0) {
    throw new Error(`${folder} should hold one style sheet: look at src/first-paint/inline-css.`);
  }
  return path.join(folder, sheet);
}

/**
 * Makes the bundler name the scripts of each page in its head, beside those of the application, which would ask for them only when it
 * runs.
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
 * Puts the styles that a page needs into its head: the first paint waits for them, and a file of their own comes one round trip
 * later. The whole style sheet follows behind the page (src/first-paint/pageTemplate.ts), without the typefaces: named once more, a
 * typeface that has arrived in between would replace the system's, and move the text.
 *
 * @param outDir the built site
 * @param pages HTML by the name of its file
 * @returns the pages with their styles
 * @throws Error when the bundler wrote another number of style sheets than one
 */
export async function withStyles(
  outDir: string,
  pages: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const sheet = styleSheetOf(outDir);
  const whole = readFileSync(sheet, 'utf8');
  const css = withoutOverridden(whole);
  writeFileSync(sheet, whole.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  const names = new Map<StyleKind, Set<string>>();
  for (const html of pages.values()) {
    const kind = styleKindOf(html);
    names.set(kind, new Set([...(names.get(kind) ?? []), ...namesIn(html)]));
  }
  const elements = new Map<StyleKind, string>();
  for (const [kind, ofKind] of names) {
    elements.set(kind, `<style>${await stylesFor(css, ofKind)}</style></head>`);
  }
  return new Map(
    [...pages].map(([file, html]) => [
      file,
      html.replace('</head>', () => elements.get(styleKindOf(html)) ?? ''),
    ]),
  );
}
