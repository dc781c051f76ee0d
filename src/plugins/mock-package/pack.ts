// Packs the mock of the API into a package for `npx`, and publishes the package on the site.
import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {recordPackages} from '../shipped-packages/inventory.mjs';
import {loadRolldown} from './bundler.cjs';
import {mockPath} from './mockPath';

/**
 * Bundles the mock and its dependencies into one file.
 *
 * @param siteDir root of the project
 * @param file to write
 * @returns paths of the bundled modules
 */
async function bundle(siteDir: string, file: string): Promise<string[]> {
  const {rolldown} = await loadRolldown();
  const build = await rolldown({
    cwd: siteDir,
    input: 'mock/src/bin.ts',
    platform: 'node',
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

/** Returns the licence texts of packages as one text. @param packages folders such as `node_modules/ajv` */
async function licencesOf(siteDir: string, packages: string[]): Promise<string> {
  const parts = await Promise.all(
    packages.map(async (name) => {
      const folder = path.join(siteDir, name);
      const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
      const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
      return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}`.trim();
    }),
  );
  return `The mock contains these packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Packs the mock as a package without dependencies, and adds the package to a built site. The output is reproducible.
 *
 * @param siteDir root of the project
 * @param outDir folder of the built site, which also contains the contract to pack
 * @throws Error with the output of npm, if npm cannot pack the mock
 */
export async function packMock(siteDir: string, outDir: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'calry-mock-'));
  try {
    const modules = await bundle(siteDir, path.join(folder, 'calry-mock.cjs'));
    const packages = recordPackages(`${path.basename(outDir)}-mock`, modules, siteDir);
    await writeFile(path.join(folder, 'LICENSES.txt'), await licencesOf(siteDir, packages));
    for (const file of ['package.json', 'README.md'])
      await cp(path.join(siteDir, 'mock', file), path.join(folder, file));
    for (const name of ['common', 'v1', 'v2']) {
      const file = `${name}.json`;
      await mkdir(path.join(folder, 'contract'), {recursive: true});
      await cp(path.join(outDir, 'openapi', file), path.join(folder, 'contract', file));
    }
    // On Windows, npm can only be started through a shell.
    await promisify(execFile)('npm', ['pack', '--silent'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    const packed = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
    await mkdir(path.dirname(path.join(outDir, mockPath)), {recursive: true});
    await cp(path.join(folder, packed), path.join(outDir, mockPath));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
