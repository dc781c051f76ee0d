import type {Plugin} from '@docusaurus/types';

export {rehypeHighlight} from './rehypeHighlight';

/**
 * Keeps the highlighter out of the browser. The classic theme's client modules import prism-react-renderer on every page;
 * since code is coloured at build time, that import is answered by an empty stand-in.
 */
export default function highlightPlugin(): Plugin {
  return {
    name: 'highlight',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': require.resolve('./noPrism.js')}},
    }),
  };
}
