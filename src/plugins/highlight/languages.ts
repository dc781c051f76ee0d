// The languages that code fences may have.
import Prism, {type Grammar} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {didYouMean} from '../../site/nearest';

/** Display names of the languages, by the names of Prism. */
const titles: Record<string, string> = {
  text: 'Text',
  bash: 'cURL',
  shell: 'Shell',
  http: 'HTTP',
  json: 'JSON',
  yaml: 'YAML',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'React TSX',
  python: 'Python',
  php: 'PHP',
  ruby: 'Ruby',
  go: 'Go',
  diff: 'Diff',
};

const names = Object.keys(titles);

// js-extras adds names such as `console` to JavaScript.
loadLanguages([...names.filter((name) => name !== 'text'), 'js-extras']);

// Prism's own pattern does not match options that contain hyphens, such as `--fail-with-body`.
const {parameter} = Prism.languages.bash as {parameter: {pattern: RegExp}};
parameter.pattern = /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/;

/**
 * Returns the Prism grammar of a code fence's language, or undefined for plain text.
 *
 * @throws Error if the language is not allowed
 */
export function grammarOf(language: string): Grammar | undefined {
  if (language === '' || language === 'text') return undefined;
  if (names.includes(language)) return Prism.languages[language];
  throw new Error(
    `Code block language "${language}" is not known. ${didYouMean(language, names)}` +
      `Allowed: ${names.join(', ')}. ` +
      'Add another language of Prism to src/plugins/highlight/languages.ts.',
  );
}

/** Returns the display name of a language: `JavaScript` for `js`. */
export const titleOf = (language: string): string => titles[language || 'text'] ?? language;
