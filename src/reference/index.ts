import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractDownloads} from './contract/bundle';
import {versionChanges} from './contract/changes';
import {stopBuild} from '../site/writerError';
import {loadContract} from './contract/load';
import {postmanCollection} from './postman/collection';
import {checkPages} from './contract/checkPages';

export {remarkReference} from './remarkReference';

/**
 * Writes each description in one file, for `/openapi/<description>.yaml` and `.json`, and all of them as a Postman collection.
 *
 * @param siteDir the repository
 * @param folder to write into; made when it is not there
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
 * Holds the pages and the contract to each other, and keeps the preview fresh. The pages themselves are expanded by remarkReference;
 * src/after-build publishes the contract.
 *
 * @throws WriterError, before anything is built, with file, line and what would be right
 */
export default function referencePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const root = path.join(siteDir, 'openapi');
  const docsDir = path.join(siteDir, 'docs');
  const preview = path.join(generatedFilesDir, 'reference', 'openapi');
  const check = () => {
    const contract = loadContract(root);
    versionChanges(contract);
    checkPages(contract, docsDir);
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
