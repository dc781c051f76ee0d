// Reads the contract (the files in openapi/) into one model.
import path from 'node:path';
import {apiNames} from '../../../../openapi/apis.mjs';
import {cachedByFiles, yamlFiles} from '../../../site/yamlFiles';
import {bundleFiles, validateFiles} from './files';
import type {AnyOperation, Contract, NamedOperation} from './model';
import {readApi} from './readApi';

const byKey = <Named extends NamedOperation>(all: Named[]) =>
  new Map(all.map((operation) => [operation.key, operation]));

function read(root: string): Contract {
  const files = yamlFiles(root);
  validateFiles(root, files);
  const apis = Object.fromEntries(
    apiNames.map((name) => [name, readApi(name, root, files)]),
  ) as Contract['apis'];
  const all = Object.values(apis);
  const operations = all.flatMap((api) => api.operations);
  const unknownOperations = all.flatMap((api) => api.unknownOperations);
  return {
    root,
    files,
    apis,
    operations: byKey(operations),
    allOperations: byKey<AnyOperation>([...operations, ...unknownOperations]),
  };
}

const cached = cachedByFiles((root) => [...yamlFiles(root), ...bundleFiles(root)], read);

/**
 * Reads the three OpenAPI documents into one model, from the bundle of openapi/bundle.mjs. The result or error is
 * cached (see cachedByFiles).
 *
 * @param root folder of the contract
 * @throws ProblemError if a file is not valid, or the contract is not bundled
 */
export const loadContract = (root = 'openapi'): Contract => cached(path.resolve(root));
