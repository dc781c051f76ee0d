/** @typedef {ReturnType<typeof proseLines>[number]} Prose */

/**
 * Lists the prose lines of a page, with code, URLs, JSX, comments and imports removed. Includes the front matter,
 * because its title, description and, in a PMS guide, its facts are on the page.
 *
 * @param {readonly string[]} lines of the page below the front matter
 * @param {readonly string[]} frontMatter lines, with the fences
 * @returns {{text: string, line: number, key?: string, quote: boolean}[]} `line` counts from 1 in the body or the
 *   front matter; `key` is the key in the front matter, empty if the line continues a value, undefined in the body;
 *   `quote` is true in a block quote
 */
export function proseLines(lines, frontMatter = []) {
  return [...frontMatterLines(frontMatter), ...bodyLines(lines)];
}

/**
 * Builds an error for markdownlint, which has no line numbers in the front matter: there, the message contains it.
 *
 * @param {{line: number, key?: string}} prose
 * @param {string} detail
 */
export function finding({line, key}, detail) {
  return key === undefined
    ? {lineNumber: line, detail}
    : {lineNumber: 1, detail: `line ${line} of the file, in the front matter: ${detail}`};
}

/**
 * Creates a markdownlint rule for single lines of prose.
 *
 * @param {string} name
 * @param {string} description
 * @param {(prose: Prose, file: string) => string[]} problemsOf says what is wrong with a line of a file
 * @returns {import('markdownlint').Rule}
 */
export const proseRule = (name, description, problemsOf) => ({
  names: [name],
  description,
  tags: ['prose'],
  parser: 'none',
  function: ({name: file, lines, frontMatterLines: front}, onError) => {
    for (const prose of proseLines(lines, front))
      for (const detail of problemsOf(prose, file)) onError(finding(prose, detail));
  },
});

/** Keys of the front matter whose values are identifiers, URLs or quotations. */
const notProse = new Set(
  'url source methods names value slug operation resource entity api tags authors keys where name'.split(
    ' ',
  ),
);

/** @param {readonly string[]} frontMatter */
function frontMatterLines(frontMatter) {
  return frontMatter.flatMap((line, index) => {
    const [, indent = '', key = '', value = line] = /^([ -]*)([\w-]+):(?: (.*))?$/.exec(line) ?? [];
    // An indented title is that of a source, in its author's words.
    if (notProse.has(key) || (key === 'title' && indent)) return [];
    return [{text: plain(value.replace(/^['"]|['"]$/g, '')), line: index + 1, key, quote: false}];
  });
}

/** @param {readonly string[]} lines */
function bodyLines(lines) {
  let fence = '';
  return lines.flatMap((line, index) => {
    const marker = /^\s*(?:> ?)*(```+|~~~+)/.exec(line)?.[1];
    if (fence) {
      if (marker?.startsWith(fence)) fence = '';
      return [];
    }
    if (marker) {
      fence = marker;
      return [];
    }
    if (/^(?:import|export) /.test(line)) return [];
    return [{text: plain(line), line: index + 1, quote: /^\s*>/.test(line)}];
  });
}

/** Removes what is not prose from a line. @param {string} line */
function plain(line) {
  return line
    .replace(/`[^`]*`/g, '``')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/https?:\/\/\S+|\S+@\S+/g, '');
}
