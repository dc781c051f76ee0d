import {parse} from 'postcss';
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
 * @param css the style sheet
 * @param names the names that style rules can match, or their beginnings, such as `button--`
 */
export async function purged(css: string, names: ReadonlySet<string>): Promise<string> {
  const root = parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(bare, '*');
  });
  const beginnings = [...names].filter((name) => name.length > 2 && name.endsWith('-'));
  const [result] = await new PurgeCSS().purge({
    content: [{raw: [...names].join('\n'), extension: 'html'}],
    css: [{raw: root.toString()}],
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
  return (result?.css ?? '').replace(starred, '');
}
