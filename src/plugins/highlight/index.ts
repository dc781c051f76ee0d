import type {Plugin} from '@docusaurus/types';

export {rehypeHighlight} from './rehypeHighlight';

/** Loads the highlighter on every page. */
const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/**
 * Docusaurus plugin that keeps the highlighter out of the pages' script, because code fences are highlighted at build
 * time.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {[clientModule]: false, [clientModule.replace(/\.js$/, '')]: false}},
    }),
  };
}
