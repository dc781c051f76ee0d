// Checks the raw text of files: encoding, invisible characters, merge conflicts, to-do notes and secrets.
import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import {product} from '../../../product';
import {problem, type Problem} from '../../../site/problem';

/** A file, with its path from the repository root. */
export type SourceFile = {file: string; text: string};

type LineRule = [rule: string, pattern: RegExp, reason: (found: string) => string, note: string];

/** Returns the code point of a character, such as U+00A0. Returns an HTML entity unchanged. */
const nameOf = (found: string) =>
  found.startsWith('&')
    ? found
    : `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

const lineRules: LineRule[] = [
  // Node decodes what is not UTF-8 to this character.
  ['utf-8', /\uFFFD/, () => 'this is not UTF-8.', 'Save the file as UTF-8.'],
  [
    'invisible',
    /[\u00A0\u202F\p{Cf}\p{Zl}\p{Zp}]|&(?:nbsp|shy|zwn?j|lrm|rlm|ensp|emsp|thinsp|#160|#xa0);/iu,
    (found) => `there is an invisible character, ${nameOf(found)}.`,
    'Replace it with an ordinary space, or delete it (a byte order mark: save the file without it).',
  ],
  [
    'support-address',
    new RegExp(
      `(?<![\\w.+-])(?!${product.supportEmail.replaceAll('.', '\\.')}\\b)[\\w.+-]+@[\\w.-]*${product.name}\\.\\w+`,
      'i',
    ),
    (found) => `nobody reads ${found}.`,
    `Write ${product.supportEmail}.`,
  ],
  [
    'merge-conflict',
    /^(?:[<>|]{7}(?: .*)?|={7})$/,
    (found) => `"${found}" is left over from a merge.`,
    'Keep one of the two sides, and delete the marker lines.',
  ],
  [
    'todo',
    /\b(?:TODO(?:-[\w-]+)?|FIXME|TBD|XXX)\b|\b(?:todo|fixme)(?= ?:)/,
    (found) => `${found} would be published.`,
    'Write the value in place of TODO-…. Do what another note asks, or move it to an issue.',
  ],
  [
    'secret',
    // Keys that secretlint's preset does not find: JSON Web Tokens, and keys with the environment in their prefix.
    /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}|\b[a-z]{2,4}_(?:live|test|prod)_[\dA-Za-z]{8,}/,
    () => 'this looks like a secret.',
    'Revoke it if it is one; samples read CALRY_API_KEY from the environment.',
  ],
];

/** Checks the encoding and each line of a file of any kind. */
export function sourceProblems({file, text}: SourceFile): Problem[] {
  return text.split('\n').flatMap((row, index) =>
    lineRules.flatMap(([rule, pattern, reason, note]) => {
      const found = pattern.exec(row.replace(/\r$/, ''));
      if (!found) return [];
      const details = {column: found.index + 1, rule: `check-pages:${rule}`, note};
      return [problem(file, index + 1, reason(found[0]), details)];
    }),
  );
}

const config = {
  rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}],
};

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
  return messages.map(({loc: {start}, message, ruleId}) => {
    const {file = '', line} = rows[start.line - 1] ?? {};
    const rule = `secretlint:${ruleId.split('/').at(-1)}`;
    return problem(file, line, `${message}.`, {column: start.column + 1, rule});
  });
}
