import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** Reads a YAML or JSON file, given by its path from the root of the repository. */
export const readData = <Data>(file: string) => parse(readFileSync(file, 'utf8')) as Data;

/** Reads rows for `test.each`. */
export const readRows = <Row>(file: string) => readData<Row[]>(file);
