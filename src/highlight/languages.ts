import {Prism} from 'prism-react-renderer';
import {didYouMean} from '../site/nearest';

/**
 * Prism with every language that a page of this site may show. prism-react-renderer carries the common ones; the rest
 * are Prism's own definitions, which register themselves on the global object.
 */
const extra = ['bash', 'php', 'ruby', 'http', 'diff', 'nginx'] as const;

function load(): typeof Prism {
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    // PHP is written inside markup, and Prism's definition builds on that.
    require('prismjs/components/prism-markup-templating');
    for (const language of extra) require(`prismjs/components/prism-${language}`);
  } finally {
    scope.Prism = before;
  }
  return Prism;
}

export const prism = load();

/** Names a fence may carry that no grammar colours. */
const plain = new Set(['', 'text', 'txt', 'plain']);

/**
 * @param language what stands behind the three backticks
 * @returns its grammar, or undefined for plain text
 * @throws Error when the language is not known; the message lists what is
 */
export function grammarOf(language: string) {
  if (plain.has(language)) return undefined;
  const grammar = prism.languages[language];
  if (typeof grammar !== 'object') {
    const known = Object.keys(prism.languages)
      .filter((name) => typeof prism.languages[name] === 'object')
      .sort();
    throw new Error(
      `Code block language "${language}" is not known. ${didYouMean(language, known)}Known are: text, ${known.join(', ')}. ` +
        'Add a Prism language in src/highlight/languages.ts.',
    );
  }
  return grammar;
}
