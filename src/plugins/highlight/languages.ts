// The languages that code fences may have: their Prism grammars and display names.
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import fenceTitles from './titles.json';

/** Display names of the languages, by their names in Prism. */
const titles: Record<string, string> = fenceTitles;

// js-extras highlights names such as `console` and `JSON` in JavaScript.
loadLanguages(['js-extras', ...Object.keys(titles)]);

// Prism's own pattern does not match options that contain hyphens, such as `--fail-with-body`.
const {parameter} = Prism.languages.bash as {parameter: {pattern: RegExp}};
parameter.pattern = /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/;

/**
 * Returns the Prism grammar of a code fence's language, or undefined for plain text.
 *
 * @throws Error if titles.json does not list the language
 */
export function grammarOf(language: string): Prism.Grammar | undefined {
  if (language === '' || language === 'text') return undefined;
  if (language in titles) return Prism.languages[language];
  throw new Error(
    `Code block language "${language}" is not known. Allowed: text, ${Object.keys(titles).join(', ')}. ` +
      'Add another language of Prism to src/plugins/highlight/titles.json.',
  );
}

/** Returns the display name of a language: `JavaScript` for `js`. */
export const titleOf = (language: string): string => titles[language] ?? 'Text';
