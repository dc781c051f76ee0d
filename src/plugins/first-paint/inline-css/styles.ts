import {parse} from 'postcss';
import {matches, purged} from './purge';

/** Beginnings of names that only one kind of page has. Pages of one kind have the same critical CSS. */
const kinds = ['ref-', 'pms-', 'docs-doc-id-guides/', 'docs-wrapper', 'blog-wrapper'];

/**
 * Returns the kind of a page; empty for pages of no kind.
 *
 * @param names the names that style rules can match
 */
export const styleKindOf = (names: ReadonlySet<string>): string =>
  kinds.find((start) => [...names].some((name) => name.startsWith(start))) ?? '';

/** Whether a selector applies only during interaction, by pointer or focus. */
const awaitsReader = (selector: string): boolean =>
  /:(?:hover|active|focus)\b/.test(selector.replace(/:not\([^()]*\)/g, ''));

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
    const selectors = rule.selectors.filter((selector) => !awaitsReader(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root.toString();
}

/**
 * @param css the style sheet
 * @param names the names that style rules can match
 * @returns the critical CSS of these pages
 */
export async function stylesFor(css: string, names: ReadonlySet<string>): Promise<string> {
  const critical = await purged(withoutIdle(css), names);
  // Declares empty layers too: a layer that only the full style sheet has would come last, and take precedence.
  const layers = matches(css, /@layer ([^{;]+)\{/g);
  return (
    (layers.length > 0 ? `@layer ${layers.join(',')};` : '') +
    critical.replace(/@layer [^{;]+;/g, '')
  );
}
