import {product} from '../../product';
import type {Problem} from '../../site/writerError';
import {mergeMark} from '../../site/yamlFiles';

/** Characters that nobody sees, and that break searches, code that is copied, and line breaks. */
const invisible: Record<string, string> = {
  '\u00A0': 'a no-break space',
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u200E': 'a left-to-right mark',
  '\u200F': 'a right-to-left mark',
  '\u202F': 'a narrow no-break space',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
};

type LineRule = {pattern: RegExp; message: (found: string) => string};

const lineRules: LineRule[] = [
  {
    pattern: new RegExp(`[${Object.keys(invisible).join('')}]`),
    message: (found) =>
      `there is ${invisible[found]}, which nobody sees. ${found === '\uFEFF' ? 'Save the file as UTF-8 without it' : 'Delete it, or write an ordinary space in its place'}.`,
  },
  {
    pattern: /&(?:nbsp|shy|zwn?j|lrm|rlm|ensp|emsp|thinsp|#160|#xa0);/i,
    message: (found) =>
      `${found} makes a character that nobody sees. Delete it, or write an ordinary space in its place.`,
  },
  {
    pattern: new RegExp(
      `(?<![\\w.+-])(?!${product.supportEmail.replaceAll('.', '\\.')}\\b)[\\w.+-]+@[\\w.-]*${product.name}\\.\\w+`,
      'i',
    ),
    message: (found) => `nobody reads ${found}. Write ${product.supportEmail}.`,
  },
  {
    pattern: mergeMark,
    message: (found) =>
      `"${found}" is left over from a merge. Keep one of the two sides, and delete the marker lines.`,
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|XXX)\b|\b(?:todo|fixme)(?= ?:)/,
    message: (found) =>
      `${found} would be published. Do it, or write down elsewhere what is to be done.`,
  },
];

/**
 * What is wrong with a file of text, whatever it holds.
 *
 * @param file from the root of the repository
 * @param bytes of the file
 */
export function sourceProblems(file: string, bytes: Uint8Array): Problem[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    const good = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0] ?? '';
    return [
      {
        file,
        line: good.split('\n').length,
        message: 'this is not UTF-8. Save the file anew with the encoding UTF-8.',
      },
    ];
  }
  return text.split('\n').flatMap((row, index) =>
    lineRules.flatMap(({pattern, message}) => {
      const [found] = pattern.exec(row.replace(/\r$/, '')) ?? [];
      return found === undefined ? [] : {file, line: index + 1, message: message(found)};
    }),
  );
}
