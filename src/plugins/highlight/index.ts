import type {Plugin} from '@docusaurus/types';

export {rehypeHighlight} from './rehypeHighlight';

/** The theme's client module, which would load the highlighter on every page. */
const clientModule = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/**
 * Docusaurus plugin that keeps the highlighter out of the pages' script, because code fences are highlighted at build
 * time.
 */
export default function highlightPlugin(): Plugin {
  const alias: Record<string, false> = {
    [clientModule]: false,
    [clientModule.replace(/\.js$/, '')]: false,
  };
  return {
    name: 'highlight',
    configureWebpack: (_, isServer) => (isServer ? {} : {resolve: {alias}}),
  };
}
