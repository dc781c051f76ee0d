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
 * Makes all changes, or none.
 *
 * @param {Change[]} changes
 * @returns {Promise<string[]>} a line for each
 * @throws {Error} when a new file exists already
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
        throw new Error(`${change.file} exists already. Choose another name, or edit that file.`);
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
 * @param {string} file
 * @param {string} text
 */
async function formatted(file, text) {
  if (!/\.(ts|yaml|yml)$/.test(file)) return text;
  return format(text, {...(await resolveConfig(file)), filepath: file});
}

/**
 * The name of a file or the end of an address, from a title; letters lose their accents.
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
 * A page: front matter and body.
 *
 * @param {Record<string, unknown>} frontMatter
 * @param {string} body
 */
export function pageText(frontMatter, body) {
  const head = stringify(frontMatter, {lineWidth: 0, singleQuote: true});
  return `---\n${head}---\n\n${body.trim()}\n`;
}

/**
 * Fills a template. In YAML, which the front matter of a page is, `key: {name}` gets a value of any kind, and goes with
 * an undefined one; in the body of a page, `{name}` gets a text.
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
    // Parsers of YAML 1.1 read a date or `yes` without quotes as another type.
    const yaml = stringify(value, {lineWidth: 0, singleQuote: true, version: '1.1'});
    if (typeof value !== 'object' || value === null) return `${indent}${key}${yaml}`;
    return `${indent}${key.trimEnd()}\n${yaml.replaceAll(/^(?=.)/gm, `${indent}  `)}`;
  });
  return withValues + body.replace(/\{([\w-]+)\}/g, (_, name) => String(values[name]));
}

/**
 * Adds an address to the list of published pages, which the browser tests open one by one.
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
