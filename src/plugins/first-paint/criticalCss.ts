// Selects the critical CSS of each page. The step after the build (src/plugins/after-build) inlines it.
import {createHash} from 'node:crypto';
import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {BuiltPage} from '../../site/builtPage';
import {readText} from '../../site/files';
import {groupBy} from '../../site/groupBy';
import {filesIn} from '../../site/pages';

type Names = ReadonlySet<string>;

/** Returns what a pattern captures in a text, each once. */
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/**
 * PurgeCSS drops selectors that consist of pseudo-classes only, or are inside `:where`. A leading `*` means the same,
 * and makes PurgeCSS inspect the arguments.
 */
const bare = /(?<=^|[\s,>+~({}])(?=:)/g;
const starred = /\*(?=:)/g;

/** Removes variables that a layer sets at the root if rules outside of layers, which take precedence, set them, too. */
export function withoutOverridden(css: string): string {
  const sheet = parse(css);
  const rules = sheet.nodes.filter((node) => node.type === 'rule');
  const own = rules.flatMap(({selectors, nodes}) => (selectors.includes(':root') ? nodes : []));
  const names = new Set(own.map((node) => 'prop' in node && node.prop));
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?::root|html)[^\s,>+~]*$/, (rule) => {
      rule.walkDecls(/^--/, (variable) => void (names.has(variable.prop) && variable.remove()));
    });
  });
  return sheet.toString();
}

/**
 * Removes rules that match nothing, and the variables and animations that only they use.
 *
 * @param css the style sheet, minified
 * @param names the names that style rules can match, or their beginnings, such as `button--`
 */
export async function purged(css: string, names: Names): Promise<string> {
  const beginnings = [...names].filter((name) => name.length > 2 && name.endsWith('-'));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...names].join('\n'), extension: 'html'}],
    css: [{raw: css.replaceAll(bare, '*')}],
    defaultExtractor: (content) => content.split('\n'),
    // Attributes for states, such as `open` of `<details>`, and attributes that scripts set.
    dynamicAttributes: matches(css, /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
    safelist: {
      standard: beginnings.map((name) => new RegExp(`^${name}`)),
      variables: [...names].filter((name) => name.startsWith('--')),
    },
  });
  return (result?.css ?? '').replaceAll(starred, '');
}

/** Matches a selector that applies only during interaction, by pointer or focus. */
const interaction = /(?<!:not\([^()]*):(?:hover|active|focus)\b/;

/**
 * Removes what the first paint does not need: the full style sheet loads before a reader interacts with the page, and
 * also when it is printed (src/plugins/first-paint/pageTemplate.eta).
 */
function withoutIdle(css: string): string {
  const root = parse(css);
  root.walkDecls(/^transition/, (transition) => void transition.remove());
  root.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !interaction.test(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root.toString();
}

/**
 * @param css the style sheet
 * @param names the names that style rules can match
 * @returns the critical CSS of pages with these names
 */
export async function stylesFor(css: string, names: Names): Promise<string> {
  const critical = await purged(withoutIdle(css), names);
  // Declares empty layers too: a layer that only the full style sheet has would come last, and take precedence.
  const layers = matches(css, /@layer ([^{;]+)\{/g);
  return (
    (layers.length > 0 ? `@layer ${layers.join(',')};` : '') +
    critical.replace(/@layer [^{;]+;/g, '')
  );
}

/**
 * Returns the words of a script that may be names of classes that it sets, or their beginning, such as `button--`. Words
 * of lower-case letters only are left out: most are English, such as "alert". A class with such a name must also be in
 * the HTML of a page, or in `addedByScripts`.
 */
const namesInScript = (script: string): string[] => script.match(/[\w-]*[-_A-Z\d][\w-]*/g) ?? [];

/** Returns what style rules can match on a page: names of tags, classes and IDs, and those in inline scripts. */
export const namesOnPage = ({names, inlineCode}: BuiltPage): string[] => [
  ...names,
  ...[...inlineCode.scripts].flatMap(namesInScript),
];

/**
 * Beginnings of names of classes and IDs. The first that a page's markup has is its kind. Pages of a kind share their
 * critical CSS. `figure_` is in src/components/diagrams/styles.module.css.
 */
const kinds = ['ref-', 'pms-', 'blog-wrapper', 'figure_', 'docs-doc-id-guides/', 'docs-wrapper'];

const kindOf = ({names}: {names: Names}): string =>
  kinds.find((start) => [...names].some((name) => name.startsWith(start))) ?? '';

/**
 * Returns the critical CSS of each page, so that the first paint needs no second request. The full style sheet is
 * loaded at the end of the page (src/plugins/first-paint/pageTemplate.eta).
 *
 * @param css the full style sheet
 * @param pages all built pages
 * @returns critical CSS by route
 */
export async function criticalStyles(css: string, pages: readonly BuiltPage[]) {
  const styles = new Map<string, string>();
  for (const [, ofKind] of groupBy(pages, kindOf)) {
    const critical = await stylesFor(css, new Set(ofKind.flatMap(namesOnPage)));
    for (const {route} of ofKind) styles.set(route, critical);
  }
  return styles;
}

/** Names that only scripts add: Docusaurus' progress bar, and what a reader has searched for. */
const addedByScripts = ['nprogress', 'bar', 'peg', 'mark'];

/**
 * Removes from the full style sheet what the site doesn't use, and the `@font-face` rules: only the critical CSS keeps
 * them, because a second copy would replace a loaded font with the system font and shift the layout. The name of the
 * file gets a new hash, because browsers keep a file of this folder for ever.
 *
 * @param outDir folder of the built site
 * @param pages all built pages
 * @returns the names of the file before and after, and the style sheet with `@font-face` rules
 */
export async function splitSheet(outDir: string, pages: readonly BuiltPage[]) {
  const folder = path.join(outDir, 'assets/css');
  const [from = '', ...others] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!from || others.length > 0)
    throw new Error(
      'Docusaurus no longer bundles all styles into one file, of which each page inlines a part.',
    );
  const scripts = filesIn('.', outDir).filter((file) => file.endsWith('.js'));
  const names = new Set([
    ...pages.flatMap(namesOnPage),
    ...scripts.flatMap((file) => namesInScript(readText(path.join(outDir, file)))),
    ...addedByScripts,
  ]);
  const css = await purged(withoutOverridden(readText(path.join(folder, from))), names);
  const rest = css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const to = `styles.${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
  rmSync(path.join(folder, from));
  writeFileSync(path.join(folder, to), rest);
  return {from, to, css};
}
