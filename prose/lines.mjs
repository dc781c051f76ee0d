// Extracts the prose of Markdown pages, and creates markdownlint rules that check prose.
/**
 * @typedef {{text: string, line: number, key?: string}} Prose a line of prose. `line` counts from 1 in the body, or from 1
 *   in the front matter. `key` is the key of a front matter line, empty if the line continues a value, and undefined in
 *   the body.
 */

/**
 * Builds an error for markdownlint. markdownlint cannot report lines of the front matter, so the message contains their
 * line number.
 *
 * @param {{line: number, key?: string}} prose
 * @param {string} detail
 */
function finding({line, key}, detail) {
  return key === undefined
    ? {lineNumber: line, detail}
    : {lineNumber: 1, detail: `line ${line} of the file, in the front matter: ${detail}`};
}

/**
 * Creates a markdownlint rule for single lines of prose: those of a page, without code, URLs, JSX, comments and imports,
 * and of its front matter, because the page shows its title, its description and, in a PMS guide, its facts.
 *
 * @param {string} name
 * @param {string} description
 * @param {(prose: Prose, file: string) => string[]} problemsOf lists what is wrong with a line of a file
 * @returns {import('markdownlint').Rule}
 */
export const proseRule = (name, description, problemsOf) => ({
  names: [name],
  description,
  tags: ['prose'],
  parser: 'none',
  function: ({name: file, lines, frontMatterLines: front}, onError) => {
    for (const prose of [...frontMatterLines(front), ...bodyLines(lines)])
      for (const detail of problemsOf(prose, file)) onError(finding(prose, detail));
  },
});

/** Keys of the front matter whose values are identifiers, URLs or quotations. */
const notProse =
  /^(?:url|source|methods|names|value|slug|operation|resource|entity|api|tags|authors|keys|where|name)$/;

/** @param {readonly string[]} frontMatter lines, with the fences @returns {Prose[]} */
function frontMatterLines(frontMatter) {
  return frontMatter.flatMap((line, index) => {
    const [, indent = '', key = '', value = line] = /^([ -]*)([\w-]+):(?: (.*))?$/.exec(line) ?? [];
    // An indented title is the title of a cited source, in the words of its author.
    if (notProse.test(key) || (key === 'title' && indent)) return [];
    return [{text: plain(value.replace(/^['"]|['"]$/g, '')), line: index + 1, key}];
  });
}

/** @param {readonly string[]} lines of the page below the front matter @returns {Prose[]} */
function bodyLines(lines) {
  let fence = '';
  return lines.flatMap((line, index) => {
    const marker = /^\s*(?:> ?)*(```+|~~~+)/.exec(line)?.[1];
    const isCode = fence !== '' || marker !== undefined;
    if (fence === '') fence = marker ?? '';
    else if (marker?.startsWith(fence)) fence = '';
    if (isCode || /^(?:import|export) /.test(line)) return [];
    return [{text: plain(line), line: index + 1}];
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
