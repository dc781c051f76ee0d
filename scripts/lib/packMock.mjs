import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rolldown} from 'rolldown';
import {recordPackages} from './inventory.mjs';
import {runNpm} from './run.mjs';

/** Where the packed mock lies below a built site. */
export const mockPath = 'mock/calry-mock.tgz';

/** Parts that the mock never reaches, and that would be two thirds of it: invented values, and other formats than OpenAPI 3. */
const unused = /^(@faker-js\/faker|@stoplight\/http-spec\/(postman|oas2)\/operation)/;

const nothing = '\0nothing';

/** What the bundler needs to be told of a few packages. */
const adaptations = {
  name: 'mock-adaptations',
  /** @param {string} id */
  resolveId(id) {
    return unused.test(id) ? nothing : undefined;
  },
  /** @param {string} id */
  load(id) {
    return id === nothing ? 'module.exports = {};' : undefined;
  },
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    // At the top of a CommonJS module, `this` means the exports; the bundler has undefined there.
    return id.includes('uri-template-lite') ? code.replaceAll('this.URI', 'exports.URI') : null;
  },
};

/**
 * Puts the mock and the packages it uses into one file.
 *
 * @param {string} file to write
 * @returns {Promise<string[]>} paths of the modules that are in it
 */
async function bundle(file) {
  const build = await rolldown({
    input: 'mock/src/bin.ts',
    platform: 'node',
    // Its CommonJS form finds its own parts by a way that no bundler follows.
    resolve: {alias: {'jsonc-parser': path.resolve('node_modules/jsonc-parser/lib/esm/main.js')}},
    plugins: [adaptations],
  });
  const {output} = await build.write({
    file,
    format: 'cjs',
    minify: true,
    comments: {legal: true, annotation: false, jsdoc: false},
    banner: '#!/usr/bin/env node',
  });
  await build.close();
  return output[0].moduleIds;
}

/**
 * @param {string[]} packages folders
 * @returns {Promise<string>} the licence of each
 */
async function licencesOf(packages) {
  const parts = await Promise.all(
    packages.map(async (folder) => {
      const {name, version, license} = JSON.parse(
        await readFile(path.join(folder, 'package.json'), 'utf8'),
      );
      const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
      return `${name} ${version} (${license})\n\n${text.trim()}`.trim();
    }),
  );
  return `The mock contains these packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Packs the mock below a built site, as a package that `npx` starts without fetching another one. The same sources give the same
 * bytes.
 *
 * @param {string} outDir the built site; its contract goes into the package
 * @returns {Promise<void>}
 * @throws {Error} when npm cannot pack it; what npm said has been shown by then
 */
export async function packMock(outDir) {
  const folder = await mkdtemp(path.join(tmpdir(), 'calry-mock-'));
  try {
    const modules = await bundle(path.join(folder, 'calry-mock.cjs'));
    const packages = recordPackages(`${path.basename(outDir)}-mock`, modules);
    await writeFile(path.join(folder, 'LICENSES.txt'), await licencesOf(packages));
    for (const file of ['package.json', 'README.md'])
      await cp(path.join('mock', file), path.join(folder, file));
    for (const name of ['common', 'v1', 'v2']) {
      const file = `${name}.json`;
      await mkdir(path.join(folder, 'contract'), {recursive: true});
      await cp(path.join(outDir, 'openapi', file), path.join(folder, 'contract', file));
    }
    const {code, output} = await runNpm(['pack', '--silent', folder], {cwd: folder, quiet: true});
    const packed = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
    if (code !== 0 || !packed) throw new Error(`npm could not pack the mock: ${output}`);
    const target = path.join(outDir, mockPath);
    await mkdir(path.dirname(target), {recursive: true});
    await cp(path.join(folder, packed), target);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
