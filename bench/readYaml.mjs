import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** Reads a YAML file of this folder. @param {string} name */
export const readYaml = (name) => parse(readFileSync(`bench/${name}.yaml`, 'utf8'));
