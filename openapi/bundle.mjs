// Bundles the contract for the build, the mock and the tests. `node openapi/bundle.mjs` does it by hand.
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {digestOf, readCache, replaceFile} from '../src/site/cache.mjs';
import {apiNames} from './apis.mjs';

/**
 * @typedef {{file: string, line?: number, column?: number, reason: string}} BundleProblem a problem, with its place
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
    UnknownOperation: {
      properties: {
        operationId: {type: 'string'},
        summary: {type: 'string'},
        description: {type: 'string'},
        tags: {type: 'array', items: {type: 'string'}},
        deprecated: {type: 'boolean'},
      },
      required: ['operationId', 'summary', 'description', 'tags'],
      extensionsPrefix: 'x-',
    },
  }),
};

const shown = (/** @type {string} */ file) => {
  const relative = path.relative('', file);
  return (relative.startsWith('..') ? file : relative).split(path.sep).join('/');
};

/** Lists the sources of the bundle: the contract, this file, and the versions of packages. */
function sourcesOf(/** @type {string} */ root) {
  const contract = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const others = ['apis.mjs', 'bundle.mjs', '../package.json'];
  return [...contract, ...others.map((name) => fileURLToPath(new URL(name, import.meta.url)))];
}

const textOf = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** Appends a digest of the content to the version, such as `v2+3f9a1c07b2d4`. @param {any} document */
function withDigest(document) {
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12);
  return {...document, info: {...document.info, version: `${document.info.version}+${digest}`}};
}

/** Says what is wrong with a reference. */
const reasonOf = (/** @type {string} */ message) =>
  message
    .replace(
      /^Can't resolve \$ref: ENOENT: no such file or directory '(.*)'$/,
      (_, /** @type {string} */ file) =>
        `$ref refers to ${shown(file)}, which does not exist. A reference is a path relative to the file it is in.`,
    )
    .replace(
      /^Converting circular structure to JSON/,
      'a schema contains itself, which pages cannot show. Leave out the inner one:',
    );

/**
 * Bundles one document.
 *
 * @param {string} file
 * @param {boolean} dereference writes the targets of references in their place
 * @returns {Promise<{text?: string, problems: BundleProblem[]}>} `text` is JSON
 */
async function bundleFile(file, dereference) {
  const {bundle, createConfig, getLineColLocation} = await import('@redocly/openapi-core');
  const config = await createConfig({plugins: [{id: 'calry', typeExtension}]});
  try {
    const outcome = await bundle({
      ref: file,
      config,
      dereference,
      componentRenamingConflicts: 'error',
    });
    const problems = outcome.problems
      .filter(({severity}) => severity === 'error')
      .map(({message, location: [place]}) => {
        const {start} = (place && getLineColLocation(place)) ?? {};
        const at = place?.source.absoluteRef ?? file;
        return {
          file: shown(at),
          line: start?.line ?? 1,
          column: start?.col,
          reason: reasonOf(message),
        };
      });
    const {parsed} = outcome.bundle;
    return {text: textOf(dereference ? parsed : withDigest(parsed)), problems};
  } catch (error) {
    // Redocly throws for a document that is no YAML, or no OpenAPI; JSON, for a schema that contains itself.
    const {message, line = 1, col} = /** @type {Error & {line?: number, col?: number}} */ (error);
    return {problems: [{file: shown(file), line, column: col, reason: reasonOf(message)}]};
  }
}

/**
 * Bundles each document of the contract into two files of the folder `dist`: `<name>.json`, as published, in which
 * references point to components, and `resolved/<name>.json` without references. Does nothing if they are up to date.
 *
 * @param {string} root folder of the contract
 * @returns {Promise<BundleProblem[]>} problems such as references to missing files; with a problem, nothing is written
 */
export async function bundleContract(root = 'openapi') {
  const digest = digestOf(sourcesOf(root), root);
  const stamp = path.join(root, 'dist/stamp.json');
  const last = readCache(stamp);
  if (last.digest === digest) return last.problems;
  const files = apiNames.flatMap((name) => [
    {name, to: name, dereference: false},
    {name, to: `resolved/${name}`, dereference: true},
  ]);
  const bundled = await Promise.all(
    files.map(async ({name, to, dereference}) => ({
      to,
      ...(await bundleFile(path.resolve(root, `${name}.yaml`), dereference)),
    })),
  );
  const found = bundled.flatMap((one) => one.problems);
  // Both files have the same problems.
  const problems = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  if (problems.length === 0)
    for (const {to, text} of bundled) replaceFile(path.join(root, `dist/${to}.json`), `${text}`);
  replaceFile(stamp, textOf({digest, problems}));
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void bundleContract().then((problems) => {
    for (const {file, line, reason} of problems) console.error(`${file}:${line}: ${reason}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  });
}
