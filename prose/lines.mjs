/**
 * The lines of a page that hold prose, with what is not prose blanked out: code, addresses, JSX, comments, imports. The
 * front matter counts too, since its title and description are read and, in a PMS guide, its facts.
 *
 * @param {readonly string[]} lines of the page below the front matter
 * @param {readonly string[]} frontMatter its lines, with the fences
 * @returns {{text: string, line: number, key?: string, quote: boolean}[]} `line` counts from 1 in its own part; `key`
 *   is the key of the front matter whose value the text is, empty when the line continues a value; `quote` marks words
 *   addressed to somebody else than the reader
 */
export function proseLines(lines, frontMatter = []) {
  return [...frontMatterLines(frontMatter), ...bodyLines(lines)];
}

/**
 * A finding for markdownlint, which cannot point into the front matter: there the message names the line.
 *
 * @param {{line: number, key?: string}} prose
 * @param {string} detail
 */
export function finding({line, key}, detail) {
  return key === undefined
    ? {lineNumber: line, detail}
    : {lineNumber: 1, detail: `line ${line} of the file, in the front matter: ${detail}`};
}

/** Keys of the front matter whose values are identifiers, addresses or the words of others. */
const notProse = new Set(
  'url source methods names value slug operation resource entity api tags authors keys where name'.split(
    ' ',
  ),
);

/** @param {readonly string[]} frontMatter */
function frontMatterLines(frontMatter) {
  return frontMatter.flatMap((line, index) => {
    const [, indent = '', key = '', value = line] = /^([ -]*)([\w-]+):(?: (.*))?$/.exec(line) ?? [];
    // Further in than the page's own title, a title is that of a source, in its author's words.
    if (notProse.has(key) || (key === 'title' && indent)) return [];
    return [{text: plain(value.replace(/^['"]|['"]$/g, '')), line: index + 1, key, quote: false}];
  });
}

/** @param {readonly string[]} lines */
function bodyLines(lines) {
  let fence = '';
  return lines.flatMap((line, index) => {
    const mark = /^\s*(?:> ?)*(```+|~~~+)/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = '';
      return [];
    }
    if (mark) {
      fence = mark;
      return [];
    }
    if (/^(?:import|export) /.test(line)) return [];
    return [{text: plain(line), line: index + 1, quote: /^\s*>/.test(line)}];
  });
}

/** @param {string} line */
function plain(line) {
  return line
    .replace(/`[^`]*`/g, '``')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/https?:\/\/\S+|\S+@\S+/g, '');
}
