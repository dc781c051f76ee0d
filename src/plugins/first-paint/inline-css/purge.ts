import {parse, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Returns what a pattern captures in a text, each once. */
export const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/**
 * PurgeCSS drops selectors that consist of pseudo-classes only, or are inside `:where`. A leading `*` means the same,
 * and makes PurgeCSS inspect the arguments.
 */
const bare = /(?<=^|[\s,>+~(])(?=:)/g;
const starred = /\*(?=:)/g;

/**
 * Removes rules that match nothing, and the variables and animations that only they use.
 *
 * @param root the style sheet; the function changes it
 * @param names the names that style rules can match, or their beginnings, such as `button--`
 */
export async function purged(root: Root, names: ReadonlySet<string>): Promise<string> {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(bare, '*');
  });
  const beginnings = [...names].filter((name) => name.length > 2 && name.endsWith('-'));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...names].join('\n'), extension: 'html'}],
    css: [{raw: root.toString()}],
    defaultExtractor: (content) => content.split('\n'),
    // Attributes for states, such as `open` of `<details>`, and attributes that scripts set.
    dynamicAttributes: matches(root.toString(), /\[([\w-]+)/g),
    keyframes: true,
    variables: true,
    safelist: {
      standard: beginnings.map((name) => new RegExp(`^${name}`)),
      variables: [...names].filter((name) => name.startsWith('--')),
    },
  });
  return (result?.css ?? '').replace(starred, '');
}

/**
 * Removes the theme's values of variables that the site sets on `:root`: rules outside a layer take precedence over
 * rules in layers.
 *
 * @returns the style sheet, parsed
 */
export function withoutOverridden(css: string): Root {
  const root = parse(css);
  const overridden = new Set<string>();
  root.each((node) => {
    if (node.type !== 'rule' || !node.selectors.includes(':root')) return;
    node.walkDecls(/^--/, ({prop}) => void overridden.add(prop));
  });
  root.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?::root|html)\S*$/, (rule) => {
      rule.walkDecls(/^--/, (value) => {
        if (overridden.has(value.prop)) value.remove();
      });
    });
  });
  return root;
}
