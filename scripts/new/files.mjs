// Creates and edits the files of `npm run new`.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {stringify} from 'yaml';

/**
 * A new file, or an edit of an existing one.
 *
 * @typedef {{file: string, text: string} | {file: string, edit: (text: string) => string}} Change
 */

/**
 * Writes all changes, or none if one fails.
 *
 * @param {Change[]} changes
 * @returns {Promise<string[]>} a log line for each
 * @throws {Error} if a new file already exists
 */
export async function apply(changes) {
  const results = await Promise.all(
    changes.map(async (change) => {
      if ('edit' in change) {
        return {
          ...change,
          text: await formatted(change.file, change.edit(readFileSync(change.file, 'utf8'))),
        };
      }
      if (existsSync(change.file)) {
        throw new Error(`${change.file} already exists. Choose another name, or edit that file.`);
      }
      return {...change, text: await formatted(change.file, change.text)};
    }),
  );
  return results.map((result) => {
    mkdirSync(path.dirname(result.file), {recursive: true});
    writeFileSync(result.file, result.text);
    return `${'edit' in result ? 'changed' : 'wrote  '} ${result.file}`;
  });
}

/**
 * Formats TypeScript and YAML with Prettier.
 *
 * @param {string} file
 * @param {string} text
 */
async function formatted(file, text) {
  if (!/\.(ts|yaml|yml)$/.test(file)) return text;
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

/**
 * Converts a title to a slug, without accents.
 *
 * @param {string} [title]
 */
export const slugOf = (title = '') =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @returns {string} today's date in UTC, as `2026-06-30` */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * Joins front matter and body to the text of a page.
 *
 * @param {Record<string, unknown>} frontMatter
 * @param {string} body
 */
export function pageText(frontMatter, body) {
  const head = stringify(frontMatter, {lineWidth: 0, singleQuote: true});
  return `---\n${head}---\n\n${body.trim()}\n`;
}

/**
 * Fills a template. In YAML and front matter, `key: {name}` gets a value of any type; the line is removed if the value
 * is undefined. In the body of a page, `{name}` is replaced by text.
 *
 * @param {string} file the template
 * @param {Record<string, unknown>} values by name
 */
export function filled(file, values) {
  const text = readFileSync(file, 'utf8');
  const [head = '', body = ''] = file.endsWith('.yaml') ? [text] : text.split(/(?<=^---\n)(?=\n)/m);
  const withValues = head.replace(/^( *)(.*)\{([\w-]+)\}\n/gm, (_, indent, key, name) => {
    const value = values[name];
    if (value === undefined) return '';
    // YAML 1.1 parsers read an unquoted date or `yes` as another type.
    const yaml = stringify(value, {lineWidth: 0, singleQuote: true, version: '1.1'});
    if (typeof value !== 'object' || value === null) return `${indent}${key}${yaml}`;
    return `${indent}${key.trimEnd()}\n${yaml.replaceAll(/^(?=.)/gm, `${indent}  `)}`;
  });
  return withValues + body.replace(/\{([\w-]+)\}/g, (_, name) => String(values[name]));
}

/**
 * Adds a route to the list of published pages, which the browser tests open.
 *
 * @param {string} route
 * @returns {Change}
 */
export function listRoute(route) {
  return {
    file: 'src/redirects/published.txt',
    edit: (text) =>
      [...text.trim().split('\n'), route].sort((a, b) => (a < b ? -1 : Number(a > b))).join('\n') +
      '\n',
  };
}
