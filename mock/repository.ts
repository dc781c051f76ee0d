import path from 'node:path';
import {bundle} from '@redocly/openapi-core';
import {type DescriptionName, descriptions} from '../src/reference/contract/operationFiles';
import {bundleConfig} from '../src/reference/contract/redoclyTypes';
import type {Bundle, Contract} from './src/contract';

/**
 * Puts a description and all that it refers to into one document, as it is published.
 *
 * @param root folder of the contract
 * @throws Error when a reference cannot be resolved
 */
export async function bundleDescription(name: DescriptionName, root: string): Promise<Bundle> {
  const ref = path.resolve(root, `${name}.yaml`);
  const {bundle: document, problems} = await bundle({ref, config: await bundleConfig()});
  const problem = problems.find(({severity}) => severity === 'error');
  if (problem) throw new Error(`${ref} cannot be bundled: ${problem.message}`);
  return document.parsed as Bundle;
}

/** The three descriptions of the repository. */
export async function loadContract(root = 'openapi'): Promise<Contract> {
  const names = Object.keys(descriptions) as DescriptionName[];
  const documents = await Promise.all(
    names.map(async (name) => [name, await bundleDescription(name, root)] as const),
  );
  return Object.fromEntries(documents) as Contract;
}
