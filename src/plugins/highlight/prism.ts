// The highlighter's settings: `themeConfig.prism` of docusaurus.config.ts.
import type * as Preset from '@docusaurus/preset-classic';

/**
 * Colours of Prism's token types: a class of src/css/code.css, and the types. If several rows match a token, the last
 * one is used. Class names are short, as in Pygments, because a page can contain thousands of them.
 */
export const colours: readonly (readonly [className: string, types: string[]])[] = [
  ['c', ['comment', 'prolog', 'doctype']],
  ['k', ['keyword', 'boolean', 'important']],
  ['s', ['string', 'char', 'attr-value', 'template-string', 'inserted']],
  ['m', ['number', 'constant', 'symbol', 'regex', 'deleted']],
  ['n', ['property', 'attr-name', 'tag', 'function', 'class-name', 'builtin', 'key']],
  ['m', ['variable', 'environment', 'parameter']],
  ['p', ['punctuation', 'operator']],
];

export const prism = {
  // prism-react-renderer has js, ts, tsx, json, yaml, python, go, markdown and more; these come from prismjs, which the theme brings.
  additionalLanguages: ['bash', 'diff', 'http', 'php', 'ruby'],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
  ],
} satisfies Preset.ThemeConfig['prism'];

/** The part of the site's configuration that the theme's function for additional languages reads (themeParts.ts). */
export default {themeConfig: {prism}};
