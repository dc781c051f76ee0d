// The languages that code fences may have: their Prism grammars and display names.
import {Prism, type PrismGrammar} from 'prism-react-renderer';
import {didYouMean} from '../../site/nearest';
import {capitalized} from '../../site/text';
import languageNames from './languageNames.json';
import {prism} from './prism';
import {includeLanguages} from './themeParts';

includeLanguages(Prism);

// Prism's own pattern does not match options that contain hyphens, such as `--fail-with-body`.
const {parameter} = Prism.languages.bash as {parameter: {pattern: RegExp}};
parameter.pattern = /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/;

/** Names of languages and their aliases. `Prism.languages` contains functions too. */
const names = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

/**
 * Returns the Prism grammar of a code fence's language, or undefined for plain text.
 *
 * @throws Error if Prism does not know the language
 */
export function grammarOf(language: string): PrismGrammar | undefined {
  if (language === '' || language === 'text') return undefined;
  if (names.includes(language)) return Prism.languages[language];
  throw new Error(
    `Code block language "${language}" is not known. ${didYouMean(language, names)}` +
      `Allowed: text, ${[...new Set([...prism.additionalLanguages, ...names])].join(', ')}. ` +
      'Add another language of Prism to `additionalLanguages` in src/plugins/highlight/prism.ts.',
  );
}

/**
 * Returns the display name of a language: `JavaScript` for `js`. The commands in `bash` fences are calls with cURL. A
 * language that languageNames.json does not have is its own name, such as `Ruby`.
 */
export const titleOf = (language: string): string =>
  (languageNames as Record<string, string>)[language] ?? capitalized(language || 'text');
