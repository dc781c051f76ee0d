// Bundles the contract for the build, the mock and the tests.
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {digestOf, readCache, replaceFile} from '../src/site/cache.mjs';
import {apiNames} from './apis.mjs';

/**
 * @typedef {{file: string, line: number, column?: number | undefined, reason: string}} BundleProblem a problem, with its place
 *
 * @typedef {Record<string, unknown>} Json
 */

/**
 * Declares the custom keys that contain references, so that Redocly resolves and lints them: `x-unknown-operations`
 * contains operations, and `x-additional-members` contains a schema.
 *
 * @type {NonNullable<import('@redocly/openapi-core').Plugin['typeExtension']>}
 */
export const typeExtension = {
  oas3: (types) => ({
    ...types,
    Root: {
      ...types.Root,
      properties: {...types.Root?.properties, 'x-unknown-operations': 'UnknownOperations'},
    },
    Schema: {
      ...types.Schema,
      properties: {...types.Schema?.properties, 'x-additional-members': 'Schema'},
    },
    UnknownOperations: {properties: {}, items: 'UnknownOperation'},
    // Its keys are in src/plugins/reference/contract/schema.ts.
    UnknownOperation: {properties: {}, extensionsPrefix: 'x-'},
  }),
};

const shown = (/** @type {string} */ file) => {
  const relative = path.relative('', file);
  return (relative.startsWith('..') ? file : relative).split(path.sep).join('/');
};

const textOf = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** Appends a digest of the content to the version, such as `v2+3f9a1c07b2d4`. @param {any} document */
function withDigest(document) {
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
  return {...document, info: {...document.info, version: `${document.info.version}+${digest}`}};
}

/**
 * Replaces each schema that contains itself by its title, as `x-recursion`: dereferenced, it would never end.
 *
 * @param {unknown} node
 * @param {unknown[]} open the values that contain `node`
 * @returns {unknown}
 */
function withoutCycles(node, open = []) {
  if (typeof node !== 'object' || node === null) return node;
  const inner = [...open, node];
  if (Array.isArray(node)) return node.map((item) => withoutCycles(item, inner));
  if (Object.values(node).some((value) => open.includes(value))) {
    const members = Object.entries(node).filter(([, value]) => !open.includes(value));
    const {title = 'this schema', ...own} = /** @type {Json} */ (Object.fromEntries(members));
    return {title, ...own, 'x-recursion': title};
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutCycles(value, inner)]),
  );
}

/** Says what is wrong with a reference. */
const reasonOf = (/** @type {string} */ message) =>
  message.replace(
    /^Can't resolve \$ref: ENOENT: no such file or directory '(.*)'$/,
    (_, /** @type {string} */ file) =>
      `$ref refers to ${shown(file)}, which does not exist. A reference is a path relative to the file it is in.`,
  );

/**
 * Converts the problems that Redocly finds in a file.
 *
 * @param {string} file
 * @param {import('@redocly/openapi-core').NormalizedProblem[]} found
 * @returns {Promise<BundleProblem[]>}
 */
export async function redoclyProblems(file, found) {
  const {getLineColLocation} = await import('@redocly/openapi-core');
  return found.map(({message, location: [place]}) => {
    const {start} = (place && getLineColLocation(place)) ?? {};
    const at = shown(place?.source.absoluteRef ?? file);
    return {file: at, line: start?.line ?? 1, column: start?.col, reason: reasonOf(message)};
  });
}

/**
 * Bundles one document.
 *
 * @param {string} file
 * @param {boolean} dereference writes the targets of references in their place
 * @returns {Promise<{document?: Json, files: string[], problems: BundleProblem[]}>} also the absolute paths of the files
 *   of the document
 */
async function bundleFile(file, dereference) {
  const {bundle, createConfig} = await import('@redocly/openapi-core');
  const config = await createConfig({plugins: [{id: 'calry', typeExtension}]});
  try {
    const outcome = await bundle({
      ref: file,
      config,
      dereference,
      componentRenamingConflicts: 'error',
    });
    const errors = outcome.problems.filter(({severity}) => severity === 'error');
    const document = /** @type {Json} */ (outcome.bundle.parsed);
    const files = [...outcome.fileDependencies];
    return {document, files, problems: await redoclyProblems(file, errors)};
  } catch (error) {
    // Redocly throws for a document that is no YAML, or no OpenAPI.
    const {message, line = 1, col} = /** @type {Error & {line?: number, col?: number}} */ (error);
    return {files: [], problems: [{file: shown(file), line, column: col, reason: message}]};
  }
}

/** What else determines the bundle: this file, and the versions of packages. */
const tools = ['bundle.mjs', '../package.json'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** Digests the files of a bundle, relative to `root`. Returns undefined if one of them is gone. */
const digestWith = (/** @type {string} */ root, /** @type {string[]} */ files) =>
  files.every((file) => existsSync(path.join(root, file)))
    ? digestOf([...files, ...tools], root)
    : undefined;

/** @typedef {{files: string[], digest?: string, problems: BundleProblem[]}} Stamp the result of bundling an API */

/**
 * Bundles one API.
 *
 * @param {string} root
 * @param {import('./apis.mjs').ApiName} name
 * @param {Stamp | undefined} last the result of the last time
 * @returns {Promise<Stamp>}
 */
async function bundleApi(root, name, last) {
  const outputs = ['dist', 'dist/resolved'].map((folder) =>
    path.join(root, folder, `${name}.json`),
  );
  const isWritten = outputs.every((output) => existsSync(output));
  if (isWritten && last?.digest && last.digest === digestWith(root, last.files)) return last;
  const file = path.resolve(root, `${name}.yaml`);
  const [published, resolved] = await Promise.all([
    bundleFile(file, false),
    bundleFile(file, true),
  ]);
  // Both have the same problems.
  const {problems} = resolved;
  const files = resolved.files.map((one) => path.relative(root, one));
  if (problems.length > 0) return {files, problems};
  const documents = [withDigest(published.document), withoutCycles(resolved.document)];
  for (const [index, output] of outputs.entries()) replaceFile(output, textOf(documents[index]));
  return {files, digest: digestWith(root, files), problems};
}

/**
 * Bundles each API of the contract into two files of the folder `dist`: `<name>.json`, as published, in which references
 * point to components, and `resolved/<name>.json` without references. Writes the files and problems of each API to
 * `stamp.json`, and does nothing for an API whose files have not changed.
 *
 * @param {string} root folder of the contract
 * @returns {Promise<BundleProblem[]>} problems such as references to missing files; the bundle of an API with a problem
 *   is not written
 */
export async function bundleContract(root = 'openapi') {
  const file = path.join(root, 'dist/stamp.json');
  const last = readCache(file);
  const stamps = await Promise.all(apiNames.map((name) => bundleApi(root, name, last[name])));
  const current = Object.fromEntries(apiNames.map((name, index) => [name, stamps[index]]));
  if (!isDeepStrictEqual(current, last)) replaceFile(file, textOf(current));
  return stamps.flatMap(({problems}) => problems);
}
