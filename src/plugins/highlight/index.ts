import type {Plugin} from '@docusaurus/types';

export {rehypeHighlight} from './rehypeHighlight';

/**
 * Docusaurus plugin that removes the highlighter from the browser bundle. The classic theme imports
 * prism-react-renderer on every page. An empty module replaces it, because code is highlighted at build time.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': require.resolve('./noPrism.js')}},
    }),
  };
}
