// Docusaurus plugin for the API reference and its downloads.
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiNames} from '../../../openapi/apis.mjs';
import {bundleContract} from '../../../openapi/bundle.mjs';
import {publishedFiles} from '../../site/publishedFiles';
import {siteUrl} from '../../site/address/markdownAddresses';
import {readPages} from '../../site/pages';
import {errorFor, stopBuild} from '../../site/problem';
import {contractDownloads} from './contract/downloads';
import {checkContract} from './contract/check';
import {loadContract} from './contract/load';
import {contractPages} from './contract/pages';
import {typescriptOf} from './contract/typescript';

/**
 * Writes the TypeScript types of each OpenAPI document: `/openapi/<name>.ts`, and the same as `.d.ts`. Only builds call
 * this function, because it takes a second.
 *
 * @param folder contains the JSON documents; the types are written next to them
 */
async function writeTypes(folder: string): Promise<void> {
  for (const name of apiNames) {
    const json = await readFile(path.join(folder, `${name}.json`), 'utf8');
    const types = await typescriptOf(json, siteUrl(`/openapi/${name}.json`));
    await writeFile(path.join(folder, `${name}.d.ts`), types);
    await writeFile(path.join(folder, `${name}.ts`), types);
  }
}

/**
 * Docusaurus plugin that compares the pages with the contract, publishes the downloads at `/openapi/`, and reloads the
 * preview when the contract changes. remarkReference.ts generates the content of the pages.
 *
 * @throws ProblemError before the build starts, once the problems are printed with file, line and how to fix them
 */
export default async function referencePlugin(context: LoadContext): Promise<Plugin> {
  const root = path.join(context.siteDir, 'openapi');
  const downloads = publishedFiles(context, 'reference', () => contractDownloads(root));
  // Docusaurus lists a missing page of the sidebar only by its ID, so this runs before it.
  const check = async () => {
    await bundleContract(root);
    const pages = contractPages(readPages(context.siteDir));
    const problems = checkContract(loadContract(root), pages);
    if (problems.length > 0) throw errorFor('the contract and its pages', problems);
  };
  try {
    await check();
  } catch (error) {
    stopBuild('The contract and its pages', error);
  }
  return {
    ...downloads,
    name: 'reference',
    getPathsToWatch: () => [path.join(root, '**/*.yaml')],
    async loadContent() {
      // A build has just checked; the preview checks again when the contract changes.
      if (process.env.NODE_ENV !== 'production') await check();
      await downloads.loadContent();
    },
    async postBuild(props) {
      await downloads.postBuild(props);
      await writeTypes(path.join(props.outDir, 'openapi'));
    },
  };
}
