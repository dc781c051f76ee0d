// Entry point of the Redocly plugin. Redocly loads plugins as JavaScript, and this one is written in TypeScript.
import {createJiti} from 'jiti';

const {plugin} = createJiti(import.meta.url)('./plugin.ts');

export default () => plugin;
