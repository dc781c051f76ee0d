// Redocly loads plugins as JavaScript; this one is written in TypeScript.
import {fileURLToPath} from 'node:url';
import jiti from 'jiti';

export default jiti(fileURLToPath(import.meta.url))('./plugin.ts').plugin;
