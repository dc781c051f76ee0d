// Reads response headers from a `_headers` file, as static hosts do.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Content types that sirv does not know, or sends without a charset. */
const types = {'.md': 'text/markdown; charset=utf-8', '.tgz': 'application/gzip'};

/** Header that is not sent, because it has no effect without TLS. */
const secureOnly = 'Strict-Transport-Security';

/**
 * Parses a `_headers` file: each line with a path pattern is followed by indented lines with headers.
 *
 * @param {string} text
 * @returns {{folder: string, headers: [name: string, value: string][]}[]}
 * @throws {Error} if a line is invalid; the message has the line number
 */
export function parseHeaders(text) {
  /** @type {ReturnType<typeof parseHeaders>} */
  const rules = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim().startsWith('#')) continue;
    const [, folder] = /^(\/.*)\*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (folder) rules.push({folder, headers: []});
    else if (name && value && rules.length > 0) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim())
      throw new Error(
        `_headers, line ${index + 1}: neither a folder such as /assets/* nor an indented header: ${line}`,
      );
  }
  return rules;
}

/**
 * Reads the response headers from a site's `_headers` file, and adds content types that sirv lacks. If the site has no
 * such file, there are only these content types and `Cache-Control: no-cache`.
 *
 * @param {string} dir the built site
 * @returns {(pathname: string) => Record<string, string>} function that returns the headers for a decoded path
 * @throws {Error} if the file is invalid
 */
export function readHeaders(dir) {
  const file = path.join(dir, '_headers');
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
  return (pathname) => {
    const type = types[/** @type {keyof typeof types} */ (path.extname(pathname))];
    return Object.fromEntries([
      // The default of static hosts, which rules can override.
      ['Cache-Control', 'no-cache'],
      ...(type ? [['Content-Type', type]] : []),
      ...rules
        .filter(({folder}) => pathname.startsWith(folder))
        .flatMap(({headers}) => headers.filter(([name]) => name !== secureOnly)),
    ]);
  };
}
