// Reads YAML files, caches their contents, and finds the lines of keys.
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import {repositoryPath} from './files';
import {problem, ProblemError} from './problem';

/**
 * Lists all YAML files below a folder, sorted.
 *
 * @param root absolute folder
 */
export function yamlFiles(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join(root, name))
    .sort();
}

/** Returns a text that changes when any of the files changes. */
const fingerprint = (files: string[]): string =>
  files
    .map((file) => {
      const {mtimeMs, size} = statSync(file);
      return `${file}:${mtimeMs}:${size}`;
    })
    .join('\n');

type Outcome<T> = {stamp: string} & ({value: T} | {error: unknown});

/**
 * Memoises the result, or the thrown error, of a function that reads files. A build (`NODE_ENV=production`) calls the
 * function once, because checking all files for every page is slow. All other runs, such as the preview, call it again
 * when a file was added, removed or changed.
 *
 * @param filesOf lists the absolute paths of the files that the function reads
 */
export function cachedByFiles<T>(
  filesOf: (root: string) => string[],
  read: (root: string, files: string[]) => T,
): (root: string) => T {
  const outcomes = new Map<string, Outcome<T>>();
  return (root) => {
    let outcome = outcomes.get(root);
    if (!outcome || process.env.NODE_ENV !== 'production') {
      const files = filesOf(root);
      const stamp = fingerprint(files);
      if (outcome?.stamp !== stamp) {
        try {
          outcome = {stamp, value: read(root, files)};
        } catch (error) {
          outcome = {stamp, error};
        }
        outcomes.set(root, outcome);
      }
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

/** Advice on how to fix a YAML syntax error. */
export const syntaxAdvice =
  'Indent the line like its neighbours, with two spaces for each level. Quote values that contain a colon.';

/** Parses the YAML file at an absolute path, whether or not it is valid. Caches the result (see {@link cachedByFiles}). */
export const readDocument = cachedByFiles(
  (file) => [file],
  (file) => {
    const lineCounter = new LineCounter();
    const options = {lineCounter, prettyErrors: false, merge: true};
    return {lineCounter, document: parseDocument(readFileSync(file, 'utf8'), options)};
  },
);

/**
 * Reads the YAML file at an absolute path. Caches the result (see {@link cachedByFiles}).
 *
 * @throws ProblemError with file and line if the file is not valid YAML
 */
export const readYaml: (file: string) => unknown = cachedByFiles(
  (file) => [file],
  (file) => {
    const {document, lineCounter} = readDocument(file);
    const [error] = document.errors;
    if (error) {
      const {line} = lineCounter.linePos(error.pos[0]);
      const reason = `this is not valid YAML: ${error.message}. ${syntaxAdvice}`;
      throw new ProblemError(problem(displayPath(file), line, reason));
    }
    return document.toJS() as unknown;
  },
);

/**
 * Finds a key or list item of a document, or its nearest existing ancestor.
 *
 * @param keys path to the key or list item
 * @returns the start offset; undefined if not even an ancestor exists
 */
export function offsetOf(document: Document, keys: readonly PropertyKey[]): number | undefined {
  for (let depth = keys.length; depth > 0; depth--) {
    const holder = document.getIn(keys.slice(0, depth - 1), true);
    const name = keys[depth - 1];
    const pair = isMap(holder)
      ? holder.items.find(({key}) => isScalar(key) && key.value === name)
      : undefined;
    const node = pair?.key ?? document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/**
 * Returns the line of a key or list item in a YAML file, counted from 1. If the key or item does not exist, returns
 * the line of its nearest ancestor.
 *
 * @param file absolute path
 * @param keys path to the key or list item
 */
export function lineOf(file: string, keys: readonly PropertyKey[]): number {
  const {document, lineCounter} = readDocument(file);
  return lineCounter.linePos(offsetOf(document, keys) ?? 0).line;
}

/** Returns the path of a file for messages. It is relative if the file is in the working directory. */
export function displayPath(file: string): string {
  const relative = repositoryPath(file);
  return relative.startsWith('..') ? file : relative;
}
