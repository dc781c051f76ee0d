export {findExecutable, installPackages} from './tools.mjs';
