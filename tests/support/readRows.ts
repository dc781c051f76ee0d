import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** Reads rows for `test.each` from a YAML file, given by its path from the root of the repository. */
export const readRows = <Row>(file: string) => parse(readFileSync(file, 'utf8')) as Row[];
