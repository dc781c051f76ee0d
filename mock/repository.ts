// Loads the contract from this repository. The published package contains its own copy.
import path from 'node:path';
import {contractDownloads} from '../src/plugins/reference/contract/bundle';
import type {Bundles} from './src/contract';

/**
 * Bundles the repository's three OpenAPI descriptions, as they are published.
 *
 * @param root folder with the descriptions
 * @throws ProblemError when a reference cannot be resolved
 */
export async function loadBundles(root = 'openapi'): Promise<Bundles> {
  const downloads = await contractDownloads(path.resolve(root));
  const documents = downloads
    .filter(({name}) => name.endsWith('.json'))
    .map(({name, text}) => [path.parse(name).name, JSON.parse(text)]);
  return Object.fromEntries(documents) as Bundles;
}
