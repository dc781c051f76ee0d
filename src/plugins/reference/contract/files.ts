// Reads the files of the contract as they are written, each through its schema.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apiNames} from '../../../../openapi/apis.mjs';
import {repositoryPath} from '../../../site/files';
import {type Problem, ProblemError, problemsFrom} from '../../../site/problem';
import {validateFile} from '../../../site/schemaProblems';
import {readYaml, yamlFiles} from '../../../site/yamlFiles';
import {schemaOf} from './schema';
import type {Json} from './json';

/**
 * Validates files of the contract.
 *
 * @param root absolute folder of the contract
 * @param files absolute paths; default: all files
 * @throws ProblemError with the problems of all files
 */
export function validateFiles(root: string, files: readonly string[] = yamlFiles(root)): void {
  const problems = files.flatMap((file) =>
    problemsFrom(() => validateFile(file, schemaOf(repositoryPath(file, root))).problems),
  );
  if (problems.length > 0) throw new ProblemError(problems);
}

/**
 * Reads the root file of a description. Its references name the files of the operations.
 *
 * @throws ProblemError if the file is not valid
 */
export function readRoot(root: string, name: string): Json {
  const file = path.join(root, `${name}.yaml`);
  validateFiles(root, [file]);
  return readYaml(file) as Json;
}

/** The files of the bundle that a run reads; they change when the contract does. */
export const bundleFiles = (root: string): string[] =>
  ['stamp', ...apiNames.map((name) => `resolved/${name}`)]
    .map((name) => path.join(root, `dist/${name}.json`))
    .filter((file) => existsSync(file));

/**
 * Reads a description with the targets of its references in their place, from the bundle.
 *
 * @throws ProblemError if the contract is not bundled, or could not be bundled
 */
export function readResolved(root: string, name: string): Json {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, `dist/${file}.json`), 'utf8')) as Json;
  try {
    const {problems} = read('stamp')[name] as {problems: Problem[]};
    if (problems.length > 0) throw new ProblemError(problems);
    return read(`resolved/${name}`);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError(`${root} is not bundled. Run \`npm run check\`.`);
  }
}
