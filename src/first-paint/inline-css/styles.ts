import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Kinds of pages with different critical CSS. */
export type StyleKind = 'reference' | 'pms' | 'docs' | 'blog' | 'pages';

/**
 * @param html of a page
 * @returns the kind of the page
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

/** Matches a tag with its attributes, whose values may contain `>`, or an inline script. */
const tagOrScript =
  /<script(?: type="?module"?)?>[^]*?<\/script>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * Collects everything that may be the name of an element, class, id or attribute: the parts of tags between spaces,
 * quotes and brackets, and of inline scripts, which may add classes.
 *
 * @param html of a page
 */
export const namesIn = (html: string): Set<string> =>
  new Set((html.match(tagOrScript) ?? []).flatMap((found) => found.split(/[\s"'`=<>/]+/)));

/** Whether a selector applies only during interaction, by pointer or focus. */
const awaitsReader = (selector: string): boolean =>
  /:(?:hover|active|focus)\b/.test(selector.replace(/:not\([^()]*\)/g, ''));

/**
 * Removes rules that the first paint does not need: the full style sheet loads before a reader interacts with the page,
 * and also when it is printed (src/first-paint/pageTemplate.eta).
 */
function withoutIdle(css: string): string {
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !awaitsReader(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selector = selectors.join(',').replace(bare, '*');
  });
  return root.toString();
}

/**
 * PurgeCSS drops selectors that consist of these pseudo-classes only, or are inside `:where`. A leading `*` means the
 * same, and makes PurgeCSS inspect the arguments.
 */
const bare = /(?<=^|[\s,>+~(])(?=:(?:where|is|not|has)\()/g;
const starred = /\*(?=:(?:where|is|not|has)\()/g;

/**
 * @param css the style sheet
 * @param names from `namesIn`
 * @returns the critical CSS of these pages
 */
export async function stylesFor(css: string, names: Set<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...names].join('\n'), extension: 'html'}],
    css: [{raw: withoutIdle(css)}],
    defaultExtractor: (content) => content.split('\n'),
    // Attributes for states, such as `open` of `<details>`, and attributes that scripts set.
    dynamicAttributes: matches(css, /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
  });
  // Declares empty layers too: a layer that only the full style sheet has would come last, and take precedence.
  const layers = matches(css, /@layer ([^{;]+)\{/g);
  return (
    (layers.length > 0 ? `@layer ${layers.join(',')};` : '') +
    (result?.css ?? '').replace(starred, '').replace(/@layer [^{;]+;/g, '')
  );
}
