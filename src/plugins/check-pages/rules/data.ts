// Checks YAML and JSON files against their schemas.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {type DataFile, dataSchemas} from '../../../site/dataSchemas';
import {readData} from '../../../site/readData';

/**
 * Returns a rule for each file with a schema in src/site/dataSchemas.ts. It throws a ProblemError for keys and values
 * that the schema does not allow.
 */
export const dataRules = (root: string) =>
  (Object.keys(dataSchemas) as DataFile[])
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => () => {
      readData(file, root);
      return [];
    });
