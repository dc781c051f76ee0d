import path from 'node:path';
import {contractDownloads} from '../src/reference/contract/bundle';
import type {Contract} from './src/contract';

/**
 * The three descriptions of the repository, as they are published.
 *
 * @param root folder of the contract
 * @throws WriterError when a reference cannot be resolved
 */
export async function loadContract(root = 'openapi'): Promise<Contract> {
  const downloads = await contractDownloads(path.resolve(root));
  const documents = downloads
    .filter(({name}) => name.endsWith('.json'))
    .map(({name, text}) => [path.parse(name).name, JSON.parse(text)]);
  return Object.fromEntries(documents) as Contract;
}
