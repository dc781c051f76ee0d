import path from 'node:path';
import {fingerprint, yamlFiles} from '../../site/yamlFiles';
import type {Contract, NamedOperation} from './model';
import {readDescription} from './readDescription';

/** Operations by key. */
function byKey<Named extends NamedOperation>(all: Named[]): Map<string, Named> {
  return new Map(all.map((operation) => [operation.key, operation]));
}

function read(root: string, files: string[]): Contract {
  const [common, v1, v2] = (['common', 'v1', 'v2'] as const).map((name) =>
    readDescription(name, root, files),
  );
  const descriptions = {common, v1, v2} as Contract['descriptions'];
  const all = Object.values(descriptions);
  return {
    root,
    files,
    descriptions,
    operations: byKey(all.flatMap(({operations}) => operations)),
    unknownOperations: byKey(all.flatMap(({unknownOperations}) => unknownOperations)),
  };
}

/** The result of the last reading of a folder. */
type Outcome = {stamp: string} & ({contract: Contract} | {error: unknown});

const outcomes = new Map<string, Outcome>();

/** A build reads the contract once: to look at every file for every page would cost the square of their number. */
const mayChange = () => process.env.NODE_ENV !== 'production';

/**
 * Reads the three descriptions into one model with every reference resolved. The result is cached until a file of the contract changes,
 * appears or goes (in a build: for good); so is a mistake, as the same error.
 *
 * @param root folder of the contract
 * @throws WriterError with file, line, key and how to fix it
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
