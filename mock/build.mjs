// Builds the published package, `dist/calry-mock.tgz`: one file without dependencies, the contract and the licences.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {rolldown} from 'rolldown';
import {apiNames} from '../openapi/apis.mjs';
import {bundleContract} from '../openapi/bundle.mjs';

const home = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(home, 'dist');
const folder = path.join(dist, 'package');

/**
 * Bundles the mock and its dependencies into one file.
 *
 * @returns {Promise<string[]>} sorted folders of the bundled packages, such as `/docs/node_modules/ajv`
 */
async function bundle() {
  const build = await rolldown({input: path.join(home, 'src/bin.ts'), platform: 'node'});
  const {output} = await build.write({
    file: path.join(folder, 'calry-mock.cjs'),
    format: 'cjs',
    minify: true,
    comments: {legal: true, annotation: false, jsdoc: false},
    banner: '#!/usr/bin/env node',
  });
  await build.close();
  const packages = output[0].moduleIds.flatMap(
    (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.slice(0, 1) ?? [],
  );
  return [...new Set(packages)].sort();
}

/** @param {string[]} packages folders @returns {string} their licence texts */
function licencesOf(packages) {
  const parts = packages.map((place) => {
    const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    const file = readdirSync(place).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(path.join(place, file), 'utf8') : '';
    return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}`.trim();
  });
  return `The mock contains these packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const [problem] = await bundleContract(path.join(home, '../openapi'));
if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.reason}`);
rmSync(dist, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
writeFileSync(path.join(folder, 'LICENSES.txt'), licencesOf(await bundle()));
// The bundle contains the dependencies, and only this workspace has the scripts.
const {
  private: _private,
  scripts: _scripts,
  dependencies: _dependencies,
  devDependencies: _development,
  ...manifest
} = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
const own = {
  ...manifest,
  bin: 'calry-mock.cjs',
  files: ['calry-mock.cjs', 'contract', 'LICENSES.txt'],
};
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
cpSync(path.join(home, 'README.md'), path.join(folder, 'README.md'));
for (const name of apiNames)
  cpSync(
    path.join(home, `../openapi/dist/${name}.json`),
    path.join(folder, `contract/${name}.json`),
  );
// On Windows, npm can only be started through a shell.
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: folder,
  shell: process.platform === 'win32',
  stdio: ['ignore', 'ignore', 'inherit'],
});
const packed = readdirSync(dist).find((file) => file.endsWith('.tgz')) ?? '';
cpSync(path.join(dist, packed), path.join(dist, 'calry-mock.tgz'));
