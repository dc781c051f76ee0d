import {parse, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Kinds of pages with different critical CSS. */
export type StyleKind = 'reference' | 'pms' | 'guides' | 'docs' | 'blog' | 'pages';

/**
 * @param html of a page
 * @returns the kind of the page
 */
export function styleKindOf(html: string): StyleKind {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  if (/class="?[^">]*\bref-/.test(html)) return 'reference';
  if (/class="?[^">]*\bpms-/.test(html)) return 'pms';
  if (root.includes('docs-doc-id-guides/')) return 'guides';
  if (root.includes('docs-wrapper')) return 'docs';
  return root.includes('blog-wrapper') ? 'blog' : 'pages';
}

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** Matches an inline script, or a tag; captures the script, or the name of the tag and its attributes. */
const scriptOrTag =
  /<script(?: type="?module"?)?>([^]*?)<\/script>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
/** Matches a `class` or `id` attribute; captures its value. */
const classOrId = /\s(?:class|id)=("[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Collects everything that may be the name of an element, class or ID: the names of tags, the values of `class` and
 * `id`, and all words of inline scripts, which may add classes.
 *
 * @param html of a page
 */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, script = '', tag = '', attributes = ''] of html.matchAll(scriptOrTag)) {
    const values = matches(attributes, classOrId).join(' ');
    for (const name of `${script} ${tag} ${values}`.split(/[\s"'`=<>/]+/)) names.add(name);
  }
  return names;
}

/** Whether a selector applies only during interaction, by pointer or focus. */
const awaitsReader = (selector: string): boolean =>
  /:(?:hover|active|focus)\b/.test(selector.replace(/:not\([^()]*\)/g, ''));

/**
 * Removes the theme's values of variables that the site sets on `:root`: rules outside a layer take precedence over
 * rules in layers.
 */
function removeOverridden(root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type !== 'rule' || !node.selectors.includes(':root')) return;
    node.walkDecls(/^--/, ({prop}) => void own.add(prop));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?::root|html)\S*$/, (rule) => {
      rule.walkDecls(/^--/, (value) => {
        if (own.has(value.prop)) value.remove();
      });
    });
  });
}

/**
 * Removes what the first paint does not need: the full style sheet loads before a reader interacts with the page, and
 * also when it is printed (src/plugins/first-paint/pageTemplate.eta).
 */
function withoutIdle(css: string): string {
  const root = parse(css);
  removeOverridden(root);
  root.walkDecls(/^transition/, (transition) => void transition.remove());
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
