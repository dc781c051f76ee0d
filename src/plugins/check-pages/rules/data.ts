// Checks YAML and JSON files against their schemas.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {categorySchema, type DataFile, dataSchemas} from '../../../site/dataSchemas';
import {filesIn} from '../../../site/pages';
import {type Problem, ProblemError} from '../../../site/problem';
import {readThrough} from '../../../site/readData';

/** Reports keys and values that the schemas of src/site/dataSchemas.ts do not allow, in all files. */
export function dataProblems(root: string): Problem[] {
  const categories = filesIn('docs', root).filter((file) => /\/_category_\.ya?ml$/.test(file));
  const all = [
    ...(Object.keys(dataSchemas) as DataFile[]).map((file) => ({file, schema: dataSchemas[file]})),
    ...categories.map((file) => ({file, schema: categorySchema})),
  ];
  return all.flatMap(({file, schema}) => {
    try {
      if (existsSync(path.join(root, file))) readThrough(schema, file, root);
      return [];
    } catch (error) {
      if (error instanceof ProblemError) return [...error.problems];
      throw error;
    }
  });
}
