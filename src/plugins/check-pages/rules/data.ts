// Checks YAML and JSON files against their schemas.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {type DataFile, dataSchemas} from '../../../site/dataSchemas';
import {type Problem, ProblemError} from '../../../site/problem';
import {readThrough} from '../../../site/readData';

/** Reports keys and values that the schemas of src/site/dataSchemas.ts do not allow, in all files. */
export function dataProblems(root: string): Problem[] {
  return (Object.keys(dataSchemas) as DataFile[]).flatMap((file) => {
    try {
      if (existsSync(path.join(root, file))) readThrough(dataSchemas[file], file, root);
      return [];
    } catch (error) {
      if (error instanceof ProblemError) return [...error.problems];
      throw error;
    }
  });
}
