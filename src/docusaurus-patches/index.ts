import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {AtRule, Plugin as PostCssPlugin} from 'postcss';
import {unmet} from './expectations';

/** The first whole width of the desktop, as the theme's styles write it. */
const fromWhole = /\(\s*min-width:\s*997px\s*\)/g;

/**
 * The desktop begins at each width above 996 px. The theme leaves out what lies between 996 and 997 px, which windows have on screens
 * whose scale is no whole number; there the page had neither a menu nor a sidebar.
 */
const breakpoint: PostCssPlugin = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replace(fromWhole, '(width > 996px)');
    },
  },
};

type PostCssEntry = PostCssPlugin | [module: string, options: object];

/**
 * A plugin that is named by its module is made anew for each style sheet, and to make `postcss-preset-env` takes nine times as long as
 * its work.
 */
const madeOnce = (entry: PostCssEntry): PostCssPlugin => {
  if (!Array.isArray(entry)) return entry;
  const [module, options] = entry;
  const create = require(module) as (options: object) => PostCssPlugin;
  return create(options);
};

/** Expressions inside Docusaurus, which no wrapper reaches. */
const changes = [
  {
    // It asks for the same width as the styles; the browser rounds the other one to a whole number.
    module: 'theme-common/lib/hooks/useWindowSize',
    from: 'window.innerWidth > desktopBreakpoint',
    to: 'window.matchMedia(`(width > ${desktopBreakpoint}px)`).matches',
  },
  {
    // The address of this page in each language, which the router hands over with its spaces.
    module: 'theme-common/lib/utils/useAlternatePageUtils',
    from: "canonicalPathname.replace(baseUrl, '')",
    to: "encodedPath(canonicalPathname).replace(baseUrl, '')",
    head: "import {encodedPath} from '@site/src/site/address';\n",
  },
  {
    // The scripts of the page that a link leads to. The router has decoded the path already, and `/100%` cannot be decoded again.
    module: 'core/lib/client/preload',
    from: 'decodeURI(pathname)',
    to: 'decodeURI(wellFormed(pathname))',
    head: "import {wellFormed} from '@site/src/site/address';\n",
  },
  {
    // One helper of a library that would come whole into every page: 3 of 137 kB of script.
    module: 'utils-common/lib/index',
    from: 'require("tslib")',
    to: '{__importDefault: (module) => (module?.__esModule ? module : {default: module})}',
  },
];

/** Adapts what Docusaurus has no setting and no component for, and stops a build in which it is no longer what code here expects. */
export default function docusaurusPatchesPlugin(): Plugin {
  return {
    name: 'docusaurus-patches',
    getClientModules: () => [require.resolve('./wellFormedAddress')],
    configurePostCss: (options) => ({
      ...options,
      // All settings are here: a search for files of settings, from the folder of each style sheet upwards, takes longer than its styles.
      config: false,
      plugins: [...(options.plugins as PostCssEntry[]).map(madeOnce), breakpoint],
    }),
    configureWebpack: () => ({
      module: {
        rules: changes.map(({module, ...options}) => ({
          test: new RegExp(`[\\\\/]@docusaurus[\\\\/]${module.replaceAll('/', '[\\\\/]')}\\.js$`),
          use: [{loader: require.resolve('./replace.cjs'), options}],
        })),
      },
    }),
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths
        .map((route) => decodeURI(route))
        .filter((route) => existsSync(path.join(outDir, `${route}.html`)));
      const problems = unmet(outDir, routes);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
