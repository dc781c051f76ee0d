// Reads YAML and JSON files through their schemas.
import path from 'node:path';
import type * as z from 'zod';
import {type DataFile, dataSchemas} from './dataSchemas';
import {ProblemError} from '../site/problem';
import {validateFile} from '../site/schemaProblems';

/** The repository of this file. */
const repository = path.resolve(__dirname, '../..');

/**
 * Reads a YAML or JSON file, which is YAML too, through its schema in dataSchemas.ts.
 *
 * @param file its path in the repository
 * @param root the repository root, if it is another one
 * @throws ProblemError if the file is not valid YAML, or does not fit its schema
 */
export function readData<File extends DataFile>(
  file: File,
  root = repository,
): z.output<(typeof dataSchemas)[File]> {
  const {data, problems} = validateFile(path.resolve(root, file), dataSchemas[file]);
  if (data === undefined) throw new ProblemError(problems);
  return data as z.output<(typeof dataSchemas)[File]>;
}
