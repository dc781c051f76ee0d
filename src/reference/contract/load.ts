import path from 'node:path';
import {successorMistakes} from './checks/successor';
import type {Json} from './checks/wording';
import {fail, failOn} from './mistake';
import type {Contract, Description, NamedOperation} from './model';
import {readDescription} from './readDescription';
import {fingerprint, readYaml, yamlFiles} from '../../site/yamlFiles';

/** Operations by key. */
function byKey<Named extends NamedOperation>(all: Named[]): Map<string, Named> {
  return new Map(all.map((operation) => [operation.key, operation]));
}

/** @throws WriterError when two operations of a description have one id */
function checkIds(all: NamedOperation[], root: string): void {
  const seen = new Map<string, string>();
  for (const {key, operationId, description, file} of all) {
    const other = seen.get(key);
    if (other) {
      fail(
        {file: path.join(root, file), keys: ['operationId']},
        `"${operationId}" is taken by ${other}; it must be unique in ${description}.yaml.`,
      );
    }
    seen.set(key, file);
  }
}

function checkSuccessors(all: NamedOperation[], root: string): void {
  const known = all
    .filter(({description}) => description === 'v2')
    .map(({operationId}) => operationId);
  for (const {description, file: name} of all) {
    const file = path.join(root, name);
    failOn({file, keys: []}, successorMistakes(readYaml(file) as Json, description, known));
  }
}

function read(folder: string, files: string[]): Contract {
  const [common, v1, v2] = (['common', 'v1', 'v2'] as const).map((name) =>
    readDescription(name, folder, files),
  ) as [Description, Description, Description];
  const callable = [common, v1, v2].flatMap(({operations}) => operations);
  const unknown = [common, v1, v2].flatMap(({unknownOperations}) => unknownOperations);
  checkIds([...callable, ...unknown], folder);
  checkSuccessors([...callable, ...unknown], folder);
  return {
    root: folder,
    files,
    descriptions: {common, v1, v2},
    operations: byKey(callable),
    unknownOperations: byKey(unknown),
  };
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
 * @throws WriterError with file, line, key and the way out
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
