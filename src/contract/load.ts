import path from 'node:path';
import {fail} from './mistake';
import type {Contract, Description, Operation} from './model';
import {didYouMean} from './nearest';
import {readDescription} from './readDescription';
import {fingerprint, yamlFiles} from './yamlFiles';

/** All operations by key. */
function byKey(all: Description[], root: string): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const operation of all.flatMap((description) => description.operations)) {
    const other = operations.get(operation.key);
    const where = {file: path.join(root, operation.file), keys: ['operationId']};
    if (other)
      fail(
        where,
        `"${operation.operationId}" is taken by ${other.file}; it must be unique in ${operation.description}.yaml.`,
      );
    operations.set(operation.key, operation);
  }
  return operations;
}

function checkSuccessors(operations: Map<string, Operation>, root: string): void {
  const known = [...operations.values()]
    .filter(({description}) => description === 'v2')
    .map(({operationId}) => operationId);
  for (const {description, successor, file} of operations.values()) {
    const where = {file: path.join(root, file), keys: ['x-successor']};
    if (description === 'v1' && successor === undefined) {
      fail(
        where,
        'is missing: every v1 operation names the v2 operationId that replaces it, or null when there is none.',
      );
    }
    if (successor && !operations.has(successor)) {
      const id = successor.replace('v2/', '');
      fail(
        where,
        `is "${id}", which v2 does not have. ${didYouMean(id, known)}Write null when there is no successor.`,
      );
    }
  }
}

function read(folder: string, files: string[]): Contract {
  const [common, v1, v2] = (['common', 'v1', 'v2'] as const).map((name) =>
    readDescription(name, folder, files),
  ) as [Description, Description, Description];
  const operations = byKey([common, v1, v2], folder);
  checkSuccessors(operations, folder);
  return {root: folder, files, descriptions: {common, v1, v2}, operations};
}

/** What came of the last reading of a folder. */
type Outcome = {stamp: string} & ({contract: Contract} | {error: unknown});

const outcomes = new Map<string, Outcome>();

/** A build reads the contract once: to look at every file for every page would cost the square of their number. */
const mayChange = () => process.env.NODE_ENV !== 'production';

/**
 * Reads the three descriptions into one model with every reference resolved. The result is kept and handed out again until
 * a file of the contract changes, appears or goes (in a build: for good); so is a mistake, as the same error.
 *
 * @param root folder of the contract
 * @throws ContractError with file, line, key and the way out
 */
export function loadContract(root = 'openapi'): Contract {
  const folder = path.resolve(root);
  let outcome = outcomes.get(folder);
  if (!outcome || mayChange()) {
    const files = yamlFiles(folder);
    const stamp = fingerprint(files);
    if (outcome?.stamp !== stamp) {
      try {
        outcome = {stamp, contract: read(folder, files)};
      } catch (error) {
        outcome = {stamp, error};
      }
      outcomes.set(folder, outcome);
    }
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.contract;
}
