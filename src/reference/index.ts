import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteUrl} from '../site/markdownAddresses';
import {contractDownloads} from './contract/bundle';
import {versionChanges} from './contract/changes';
import {stopBuild, WriterError} from '../site/writerError';
import {loadContract} from './contract/load';
import {descriptions} from './contract/operationFiles';
import {typescriptOf} from './contract/typescript';
import {postmanCollection} from './postman/collection';
import {checkContract} from './contract/check';
import {contractPages} from './contract/pages';

export {remarkReference} from './remarkReference';

/**
 * Writes each description in one file, for `/openapi/<description>.yaml` and `.json`, and all of them as a Postman
 * collection.
 *
 * @param siteDir the repository
 * @param folder to write into; created if it does not exist
 */
export async function writeDownloads(siteDir: string, folder: string): Promise<void> {
  const root = path.join(siteDir, 'openapi');
  await mkdir(folder, {recursive: true});
  for (const {name, text} of await contractDownloads(root)) {
    await writeFile(path.join(folder, name), text);
  }
  const collection = JSON.stringify(postmanCollection(loadContract(root)), null, 2);
  await writeFile(path.join(folder, 'calry.postman_collection.json'), `${collection}\n`);
}

/**
 * Writes the types of each description, for `/openapi/<description>.d.ts`. Only a build calls it, since it takes a
 * second.
 *
 * @param folder with the descriptions as JSON
 */
export async function writeTypes(folder: string): Promise<void> {
  for (const name of Object.keys(descriptions)) {
    const json = await readFile(path.join(folder, `${name}.json`), 'utf8');
    const types = await typescriptOf(json, siteUrl(`/openapi/${name}.json`));
    await writeFile(path.join(folder, `${name}.d.ts`), types);
  }
}

/**
 * Checks that the pages and the contract fit, and reloads the preview when the contract changes. remarkReference
 * expands the pages, and src/after-build publishes the contract.
 *
 * @throws WriterError, before anything is built, with file, line and how to fix it
 */
export default function referencePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const root = path.join(siteDir, 'openapi');
  const docsDir = path.join(siteDir, 'docs');
  const preview = path.join(generatedFilesDir, 'reference', 'openapi');
  const check = () => {
    const contract = loadContract(root);
    versionChanges(contract);
    const problems = checkContract(contract, contractPages(docsDir));
    if (problems.length > 0) {
      throw new WriterError(problems, 'The pages and the contract do not fit:');
    }
  };
  try {
    check();
  } catch (error) {
    stopBuild('The contract and its pages', error);
  }
  return {
    name: 'reference',
    getPathsToWatch: () => [path.join(root, '**/*.yaml')],
    async loadContent() {
      check();
      if (process.env.NODE_ENV === 'development') await writeDownloads(siteDir, preview);
    },
    configureWebpack: () => ({
      module: {},
      devServer: {static: [{publicPath: '/openapi', directory: preview}]},
    }),
  };
}
