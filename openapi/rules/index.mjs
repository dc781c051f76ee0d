// Redocly loads plugins as JavaScript; this one is written in TypeScript.
import {fileURLToPath} from 'node:url';
import jiti from 'jiti';

const {plugin} = jiti(fileURLToPath(import.meta.url))('./plugin.ts');

export default () => plugin;
