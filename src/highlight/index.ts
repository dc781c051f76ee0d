import type {Plugin} from '@docusaurus/types';

export {rehypeHighlight} from './rehypeHighlight';

/**
 * Keeps the highlighter out of the browser bundle. The client modules of the classic theme import
 * prism-react-renderer on every page. Code is highlighted at build time, so that import gets an empty module.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': require.resolve('./noPrism.js')}},
    }),
  };
}
