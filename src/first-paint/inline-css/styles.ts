import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** The kinds of pages that differ in what they need of the style sheet. */
export type StyleKind = 'reference' | 'pms' | 'docs' | 'blog' | 'pages';

/**
 * @param html of a page
 * @returns what it is, for its styles
 */
export function styleKindOf(html: string): StyleKind {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  if (/class="?[^">]*\bref-/.test(html)) return 'reference';
  if (/class="?[^">]*\bpms-/.test(html)) return 'pms';
  if (root.includes('docs-wrapper')) return 'docs';
  return root.includes('blog-wrapper') ? 'blog' : 'pages';
}

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** A tag, up to the bracket that ends it, which quotes may hold too; and a script that stands in the page. */
const tagOrScript =
  /<script(?: type="?module"?)?>[^]*?<\/script>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Everything in a page that may be the name of an element, class, id or attribute: whatever stands between blanks, quotes and
 * brackets in its tags, and in the scripts that it holds, which may add classes before anything else is there.
 *
 * @param html of a page
 */
export const namesIn = (html: string): Set<string> =>
  new Set((html.match(tagOrScript) ?? []).flatMap((found) => found.split(/[\s"'`=<>/]+/)));

/** Whether a selector asks in `:has` for a class that no page holds; PurgeCSS does not look there. */
function isInVain(selector: string, names: Set<string>): boolean {
  if (selector.includes(':not(')) return false;
  const asked = matches(selector, /:has\(([^()]*)/g).flatMap((inner) =>
    matches(inner, /\.([\w-]+)/g),
  );
  return asked.some((name) => !names.has(name));
}

/** Whether a selector is about what the reader's hand or keyboard is at. No page arrives in such a state. */
const awaitsReader = (selector: string): boolean =>
  /:(?:hover|active|focus)\b/.test(selector.replace(/:not\([^()]*\)/g, ''));

/**
 * Without what these pages do not show as they arrive; the whole sheet is there before a reader does anything. Paper gets its rules from the whole sheet, which is there for it with or without a script
 * (src/first-paint/pageTemplate.ts).
 */
function withoutIdle(css: string, names: Set<string>): string {
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => !awaitsReader(selector) && !isInVain(selector, names),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',').replace(bare, '*');
  });
  return root.toString();
}

/**
 * PurgeCSS drops a selector that is made of nothing but such pseudo-classes, whatever stands in them, and one inside `:where` too. With
 * `*` before each it looks inside; the two mean the same.
 */
const bare = /(?<=^|[\s,>+~(])(?=:(?:where|is|not|has)\()/g;
const starred = /\*(?=:(?:where|is|not|has)\()/g;

/**
 * @param css the style sheet
 * @param names what the pages hold
 * @returns the rules that these pages may use as they arrive
 */
export async function stylesFor(css: string, names: Set<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...names].join('\n'), extension: 'html'}],
    css: [{raw: withoutIdle(css, names)}],
    defaultExtractor: (content) => content.split('\n'),
    // States such as an open fold, and what scripts note in attributes.
    dynamicAttributes: matches(css, /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
  });
  // A layer that is left out here would come last, and so win, when the whole sheet is there. One without rules wins nothing.
  const layers = matches(css, /@layer ([^{;]+)\{/g);
  return (
    (layers.length > 0 ? `@layer ${layers.join(',')};` : '') +
    (result?.css ?? '').replace(starred, '').replace(/@layer [^{;]+;/g, '')
  );
}
