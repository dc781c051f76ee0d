import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import {WriterError} from './writerError';

type Parsed = {stamp: string; value: unknown};

const parsed = new Map<string, Parsed>();

function stampOf(file: string): string {
  const {mtimeMs, size} = statSync(file);
  return `${mtimeMs}:${size}`;
}

/**
 * Lists every YAML file below a folder, in a fixed order.
 *
 * @param root absolute folder
 */
export function yamlFiles(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join(root, name))
    .sort();
}

/** What changes when any of the files changes. */
export function fingerprint(files: string[]): string {
  return files.map((file) => `${file}:${stampOf(file)}`).join('\n');
}

const mendOf = (code: string) =>
  code === 'DUPLICATE_KEY'
    ? 'One key stands twice here: keep one of the two.'
    : 'Indent the line as its neighbours, with two spaces for each level, and put text that holds a colon into quotes.';

/**
 * Reads a YAML file; a file that has not changed since is not read again.
 *
 * @param file absolute path
 * @throws WriterError with file and line when it is not valid YAML
 */
export function readYaml(file: string): unknown {
  const stamp = stampOf(file);
  const known = parsed.get(file);
  if (known?.stamp === stamp) return known.value;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const [error] = document.errors;
  if (error) {
    throw new WriterError(
      `${shown(file)}:${lines.linePos(error.pos[0]).line}: this is no YAML: ${error.message}. ${mendOf(error.code)}`,
    );
  }
  const value: unknown = document.toJS();
  parsed.set(file, {stamp, value});
  return value;
}

/**
 * Finds the line of a key.
 *
 * @param file absolute path
 * @param keys way to the key; the nearest ancestor that exists counts
 * @returns a line number that starts at 1
 */
export function lineOf(file: string, keys: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), {
    lineCounter: lines,
    keepSourceTokens: true,
    prettyErrors: false,
  });
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true) as
      {range?: [number, number, number]} | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** A file as a message names it: relative to the folder the build runs in. */
export function shown(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}
