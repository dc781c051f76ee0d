import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Types that static hosts know, but this server would name without the encoding, or not at all. */
const types = {'.md': 'text/markdown; charset=utf-8', '.tgz': 'application/gzip'};

/** Has no effect without TLS. */
const secureOnly = 'Strict-Transport-Security';

/**
 * Reads the `_headers` file of a built site as a static host does: a line with a pattern, and its headers indented
 * below.
 *
 * @param {string} text
 * @returns {{folder: string, headers: [name: string, value: string][]}[]}
 * @throws {Error} when a line cannot be read; names it
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
        `_headers, line ${index + 1}: neither a folder such as /assets/* nor a header of one: ${line}`,
      );
  }
  return rules;
}

/**
 * The response headers of a site, except Content-Encoding, as its `_headers` file has them; the type only where this
 * server lacks it. A site without that file gets only the header that disables caching.
 *
 * @param {string} dir the built site
 * @returns {(pathname: string) => Record<string, string>} takes the decoded path of a file within the site
 * @throws {Error} when the file cannot be read
 */
export function readHeaders(dir) {
  const file = path.join(dir, '_headers');
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
  return (pathname) => {
    const type = types[/** @type {keyof typeof types} */ (path.extname(pathname))];
    return Object.fromEntries([
      // What a static host sends where no rule says otherwise.
      ['Cache-Control', 'no-cache'],
      ...(type ? [['Content-Type', type]] : []),
      ...rules
        .filter(({folder}) => pathname.startsWith(folder))
        .flatMap(({headers}) => headers.filter(([name]) => name !== secureOnly)),
    ]);
  };
}
