// Loads the contract from this repository. The published package contains its own copy.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {apiNames} from '../openapi/apis.mjs';
import {bundleContract} from '../openapi/bundle.mjs';
import type {Bundles} from './src/contract';

/**
 * Reads the bundled OpenAPI descriptions. Bundles them first if they have changed.
 *
 * @param root folder with the descriptions
 * @throws Error with the place of a mistake that prevents bundling
 */
export async function loadBundles(root = path.join(__dirname, '../openapi')): Promise<Bundles> {
  const [problem] = await bundleContract(root);
  if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.reason}`);
  const documents = apiNames.map((name) => {
    const text = readFileSync(path.join(root, 'dist', `${name}.json`), 'utf8');
    return [name, JSON.parse(text)];
  });
  return Object.fromEntries(documents) as Bundles;
}
