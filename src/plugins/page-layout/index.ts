import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';

export {rehypeMarks} from './rehypeMarks';
export {rehypeNextSteps} from './rehypeNextSteps';
export {rehypePageContents} from './rehypePageContents';
export {rehypeTables} from './rehypeTables';

/** PostCSS plugin that writes the widths of media queries in em, so that large text gets the layout of narrow windows. */
const emQueries: AcceptedPlugin = {
  postcssPlugin: 'em-queries',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replaceAll(/[\d.]+px/g, (px) => `${Number.parseFloat(px) / 16}em`);
    },
  },
};

/** Docusaurus plugin that adds the client modules of the page layout, and measures widths in em. */
export default function pageLayoutPlugin(): Plugin {
  return {
    name: 'page-layout',
    getClientModules: () => [
      require.resolve('./escapeCloses'),
      require.resolve('./sidebarInView'),
      require.resolve('./tableRoles'),
    ],
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, emQueries]}),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /\/hooks\/useWindowSize$/,
          require.resolve('./useWindowSize'),
        ),
      ],
    }),
  };
}
