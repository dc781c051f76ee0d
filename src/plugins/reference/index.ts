// Docusaurus plugin for the API reference, and the writers of its downloads.
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withBase} from '../../site/base';
import {siteUrl} from '../../site/markdownAddresses';
import {contractDownloads, ensureBundle} from './contract/bundle';
import {versionChanges} from './contract/changes';
import {stopBuild, ProblemError} from '../../site/problem';
import {loadContract} from './contract/load';
import {docsFolders} from './contract/operationFiles';
import {typescriptOf} from './contract/typescript';
import {checkContract} from './contract/check';
import {contractPages} from './contract/pages';

/**
 * Writes the downloads at `/openapi/`: each OpenAPI document as YAML and JSON.
 *
 * @param siteDir root of the repository
 * @param folder output folder; created if it does not exist
 */
export async function writeDownloads(siteDir: string, folder: string): Promise<void> {
  const root = path.join(siteDir, 'openapi');
  await mkdir(folder, {recursive: true});
  for (const {name, text} of await contractDownloads(root)) {
    await writeFile(path.join(folder, name), text);
  }
}

/**
 * Writes the TypeScript types of each OpenAPI document: `/openapi/<name>.ts`, and the same as `.d.ts`. Only builds call
 * this function, because it takes a second.
 *
 * @param folder contains the JSON documents; the types are written next to them
 */
export async function writeTypes(folder: string): Promise<void> {
  for (const name of Object.keys(docsFolders)) {
    const json = await readFile(path.join(folder, `${name}.json`), 'utf8');
    const types = await typescriptOf(json, siteUrl(`/openapi/${name}.json`));
    await writeFile(path.join(folder, `${name}.d.ts`), types);
    await writeFile(path.join(folder, `${name}.ts`), types);
  }
}

/**
 * Docusaurus plugin that checks the pages against the contract, and reloads the preview when the contract changes.
 * remarkReference.ts generates the content of the pages, and src/plugins/after-build writes the downloads.
 *
 * @throws ProblemError before the build starts, once the problems are printed with file, line and how to fix them
 */
export default async function referencePlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const root = path.join(siteDir, 'openapi');
  const docsDir = path.join(siteDir, 'docs');
  const preview = path.join(generatedFilesDir, 'reference', 'openapi');
  const check = async () => {
    await ensureBundle(root);
    const contract = loadContract(root);
    versionChanges(contract);
    const problems = checkContract(contract, contractPages(docsDir));
    if (problems.length > 0) {
      throw new ProblemError(problems, 'The pages and the contract do not fit:');
    }
  };
  try {
    await check();
  } catch (error) {
    stopBuild('The contract and its pages', error);
  }
  return {
    name: 'reference',
    getPathsToWatch: () => [path.join(root, '**/*.yaml')],
    async loadContent() {
      // A build has just checked, before the other plugins.
      if (process.env.NODE_ENV === 'production') return;
      await check();
      await writeDownloads(siteDir, preview);
    },
    configureWebpack: () => ({
      module: {},
      devServer: {static: [{publicPath: withBase('/openapi'), directory: preview}]},
    }),
  };
}
