// Loads the contract from this repository. The published package contains its own copy.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {bundleContract} from '../openapi/bundle.mjs';
import type {Bundles} from './src/contract';

/**
 * Reads the repository's three OpenAPI descriptions, as they are published. Bundles them if they have changed.
 *
 * @param root folder with the descriptions
 * @throws Error that lists the problems of the contract, with their files and lines
 */
export async function loadBundles(root = 'openapi'): Promise<Bundles> {
  const problems = await bundleContract(root);
  if (problems.length > 0) {
    const lines = problems.map(({file, line, reason}) => `${file}:${line}: ${reason}`);
    throw new Error(lines.join('\n'));
  }
  const documents = ['common', 'v1', 'v2'].map((name) => [
    name,
    JSON.parse(readFileSync(path.join(root, `dist/${name}.json`), 'utf8')),
  ]);
  return Object.fromEntries(documents) as Bundles;
}
