// Reads YAML files of the project through their schemas.
import {createJiti} from 'jiti';

/** @type {typeof import('../../src/plugins/readData')} */
export const {readData} = await createJiti(import.meta.url).import('../../src/plugins/readData.ts');
