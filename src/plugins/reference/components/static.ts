/** The components that are rendered to static HTML at build time (src/site/render.ts), and never in the browser. */
export {default as AllOperations} from './AllOperations';
export {default as StaticBlocks} from './StaticBlocks';
