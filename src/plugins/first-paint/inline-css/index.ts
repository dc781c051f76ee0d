// Selects the critical CSS of each page. The step after the build (src/plugins/after-build) inlines it.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type BuiltPage, namesIn} from '../../../site/builtPage';
import {groupBy} from '../../../site/groupBy';
import {styleKindOf, stylesFor} from './styles';
import {purged} from './purge';

/**
 * Returns the critical CSS of each page, so that the first paint needs no second request. The full style sheet is
 * loaded at the end of the page (src/plugins/first-paint/pageTemplate.eta).
 *
 * @param css the full style sheet
 * @param pages all built pages
 * @returns critical CSS by route
 */
export async function criticalStyles(
  css: string,
  pages: readonly Pick<BuiltPage, 'route' | 'names'>[],
): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const [, ofKind] of groupBy(pages, ({names}) => styleKindOf(names))) {
    const critical = await stylesFor(css, new Set(ofKind.flatMap(({names}) => [...names])));
    for (const {route} of ofKind) styles.set(route, critical);
  }
  return styles;
}

function namesInScripts(outDir: string): string[] {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => namesIn(readFileSync(path.join(outDir, file), 'utf8')));
}

/**
 * Removes from the full style sheet what the site doesn't use, and the `@font-face` rules: only the critical CSS keeps
 * them, because a second copy would replace a loaded font with the system font and shift the layout. The name of the
 * file gets a new hash, because browsers keep a file of this folder for ever.
 *
 * @param outDir folder of the built site
 * @param pages all built pages
 * @returns the names of the file before and after, and the style sheet with `@font-face` rules
 */
export async function splitSheet(
  outDir: string,
  pages: readonly Pick<BuiltPage, 'names'>[],
): Promise<{from: string; to: string; css: string}> {
  const folder = path.join(outDir, 'assets/css');
  const [from = '', ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!from || others.length > 0)
    throw new Error(
      'Docusaurus no longer bundles all styles into one file, of which each page inlines a part.',
    );
  // Docusaurus' progress bar is in no page.
  const progressBar = ['nprogress', 'bar', 'peg'];
  const names = [
    ...pages.flatMap((page) => [...page.names]),
    ...namesInScripts(outDir),
    ...progressBar,
  ];
  const css = await purged(readFileSync(path.join(folder, from), 'utf8'), new Set(names));
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const to = `styles.${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
  rmSync(path.join(folder, from));
  writeFileSync(path.join(folder, to), rest);
  return {from, to, css};
}
