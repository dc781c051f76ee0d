// Checks the raw text of files: encoding, invisible characters, merge conflicts, to-do notes, URLs and secrets.
import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import {product} from '../../../product';
import {problem, type Problem} from '../../../site/problem';
import {escapedForRegExp} from '../../../site/text';

/** A file, with its path from the repository root. */
export type SourceFile = {file: string; text: string};

/** Finds a pattern, which has the flag `g`, in each line of a text. Returns the lines, counted from 1, and matches. */
export const matchesByLine = (text: string, pattern: RegExp) =>
  text
    .split(/\r?\n/)
    .flatMap((row, index) => [...row.matchAll(pattern)].map((match) => ({line: index + 1, match})));

/** Returns the code point of a character, such as U+00A0. Returns an HTML entity unchanged. */
const nameOf = (found: string) =>
  found.startsWith('&')
    ? found
    : `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** Patterns that no line may match, each with what is wrong and how to fix it. */
const lineRules: [pattern: RegExp, reason: (found: string) => string][] = [
  // Node decodes what is not UTF-8 to this character.
  [/\uFFFD/g, () => 'this is not UTF-8. Save the file as UTF-8.'],
  [
    /[\u00A0\u202F\p{Cf}\p{Zl}\p{Zp}]|&(?:nbsp|shy|zwn?j|lrm|rlm|ensp|emsp|thinsp|#160|#xa0);/giu,
    (found) =>
      `there is an invisible character, ${nameOf(found)}. Replace it with an ordinary space, or delete it ` +
      '(a byte order mark: save the file without it).',
  ],
  [
    new RegExp(
      `(?<![\\w.+-])(?!${escapedForRegExp(product.supportEmail)}\\b)[\\w.+-]+@[\\w.-]*${product.name}\\.\\w+`,
      'gi',
    ),
    (found) => `nobody reads ${found}. Write ${product.supportEmail}.`,
  ],
  [
    // The target of a link in Markdown or JSX.
    new RegExp(`(?<=\\]\\(|=")${escapedForRegExp(product.siteUrl)}/[^\\s)"]*`, 'g'),
    (found) =>
      `${found} is an absolute URL of this site. Write ${found.slice(product.siteUrl.length)}, ` +
      'which the checks can follow.',
  ],
  [
    // The front matter of PMS guides cites pages by their URL.
    /(?<!url: )http:\/\/(?!localhost|127\.0\.0\.1|\[::1\])[^\s)"]*/g,
    (found) => `${found} is not encrypted. Write https://, after checking that it works.`,
  ],
  [
    /^(?:[<>|]{7}(?: .*)?|={7})$/g,
    (found) =>
      `"${found}" is left over from a merge. Keep one of the two sides, and delete the marker lines.`,
  ],
  [
    /\b(?:TODO(?:-[\w-]+)?|FIXME|TBD|XXX)\b|\b(?:todo|fixme)(?= ?:)/g,
    (found) =>
      `${found} would be published. ` +
      (found.startsWith('TODO-') ? 'Replace it by its value.' : 'Do it, or move it to an issue.'),
  ],
  [
    // Keys that secretlint's preset does not find: JSON Web Tokens, and keys with the environment in their prefix.
    /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}|\b[a-z]{2,4}_(?:live|test|prod)_[\dA-Za-z]{8,}/g,
    () =>
      'this looks like a secret. Revoke it if it is one; samples read CALRY_API_KEY from the environment.',
  ],
];

/** Checks the encoding and each line of a file of any kind. */
export const sourceProblems = ({file, text}: SourceFile): Problem[] =>
  lineRules.flatMap(([pattern, reason]) =>
    matchesByLine(text, pattern).map(({line, match}) =>
      problem(file, line, reason(match[0]), match.index + 1),
    ),
  );

const config = {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]};

/**
 * Reports keys, tokens and passwords that secretlint finds. All files are passed to secretlint as one text, because its
 * run time grows with the square of the number of calls.
 */
export async function secretProblems(sources: readonly SourceFile[]): Promise<Problem[]> {
  const rows = sources.flatMap(({file, text}) =>
    text.split('\n').map((row, index) => ({file, line: index + 1, row})),
  );
  const content = rows.map(({row}) => row).join('\n');
  const {messages} = await lintSource({
    source: {filePath: 'files.txt', content, ext: '.txt', contentType: 'text'},
    options: {config, maskSecrets: true},
  });
  return messages.map(({loc: {start}, message}) => {
    const {file = '', line} = rows[start.line - 1] ?? {};
    return problem(file, line, `secretlint: ${message}.`, start.column + 1);
  });
}
