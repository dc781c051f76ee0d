import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import components from 'prismjs/components.json';
import {didYouMean} from '../site/nearest';

/** A language in Prism's list of components. */
type Entry = {title: string; alias?: string | string[]; aliasTitles?: Record<string, string>};

const {meta: _, ...entries} = components.languages as unknown as Record<string, Entry>;

const namesOf = ([id, {alias = []}]: [string, Entry]) => [id, alias].flat();

/** Code fence languages that are not highlighted. */
const plain = new Set(['', 'text', 'txt', 'plain']);

// Unknown languages are reported below, so Prism should not log them as well.
loadLanguages.silent = true;

// Highlights names such as `console` and `JSON` in JavaScript.
loadLanguages('js-extras');

// Prism's own pattern does not match options that contain hyphens, such as `--fail-with-body`.
loadLanguages('bash');
const {parameter} = Prism.languages.bash as {parameter: {pattern: RegExp}};
parameter.pattern = /(^|\s)-{1,2}\w[\w-]*(?=[=\s]|$)/;

/**
 * Returns the Prism grammar of a code fence's language, or undefined for plain text.
 *
 * @throws Error if Prism does not support the language
 */
export function grammarOf(language: string): Prism.Grammar | undefined {
  if (plain.has(language)) return undefined;
  // Loading bash again would undo the change above.
  if (!Prism.languages[language]) loadLanguages(language);
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(
      `Code block language "${language}" is not known. ` +
        didYouMean(language, Object.entries(entries).flatMap(namesOf)) +
        'Name one of https://prismjs.com/#supported-languages, or text.',
    );
  }
  return grammar;
}

/** Titles that are shorter or more common than Prism's. */
const titles: Record<string, string> = {bash: 'cURL', diff: 'Changes', tsx: 'TypeScript'};

/** Returns the display name of a language: `JavaScript` for `js`. */
export function titleOf(language: string): string {
  const [, entry] = Object.entries(entries).find((one) => namesOf(one).includes(language)) ?? [];
  return titles[language] ?? entry?.aliasTitles?.[language] ?? entry?.title ?? 'Text';
}
