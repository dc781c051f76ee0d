/** The components that the build renders to static HTML (src/site/render.ts); the browser never loads them. */
export {default as AllOperations} from './AllOperations';
export {default as ResponseIntro} from './ResponseIntro';
export {default as StaticBlocks} from './StaticBlocks';
