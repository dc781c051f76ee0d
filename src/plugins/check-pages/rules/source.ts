// Checks the raw text of files: the patterns of lines.yaml, and secrets.
import {lintSource} from '@secretlint/core';
import {creator} from '@secretlint/secretlint-rule-preset-recommend';
import {product} from '../../../product';
import {problem, type Problem} from '../../../site/problem';
import {escapedForRegExp} from '../../../site/text';
import {readData} from '../../readData';

/** A file, with its path from the repository root. */
export type SourceFile = {file: string; text: string};

/** Finds a pattern, which has the flag `g`, in each line of a text. Returns the lines, counted from 1, and matches. */
export const matchesByLine = (text: string, pattern: RegExp) =>
  text
    .split(/\r?\n/)
    .flatMap((row, index) => [...row.matchAll(pattern)].map((match) => ({line: index + 1, match})));

/** Returns a text, or the code point of an invisible character, such as U+00A0. */
const visible = (text: string) =>
  /^[\p{Cf}\p{Z}]$/u.test(text)
    ? `U+${text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : text;

/** Replaces `{name}` by the value of that name; a name without a value stays, as in the quantifier `{7}`. */
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const facts = {name: product.name, siteUrl: product.siteUrl, supportEmail: product.supportEmail};
const literals = Object.fromEntries(
  Object.entries(facts).map(([name, value]) => [name, escapedForRegExp(value)]),
);

const lineRules = readData('src/plugins/check-pages/rules/lines.yaml').map(
  ({match, flags = '', says}) => ({
    pattern: new RegExp(filled(match, literals), `g${flags}`),
    says,
  }),
);

/** Checks each line of a file of any kind against lines.yaml. */
export const sourceProblems = ({file, text}: SourceFile): Problem[] =>
  lineRules.flatMap(({pattern, says}) =>
    matchesByLine(text, pattern).map(({line, match}) => {
      const values = {...facts, ...match.groups, found: visible(match[0])};
      return problem(file, line, filled(says, values), match.index + 1);
    }),
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
