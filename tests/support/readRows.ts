import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** @returns the rows of a table of tests, a YAML file named from the root of the repository */
export const readRows = <Row>(file: string) => parse(readFileSync(file, 'utf8')) as Row[];
