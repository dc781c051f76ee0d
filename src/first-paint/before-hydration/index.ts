import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Deferred scripts (`static/js` folders below `src`) that work without React. They are on every page: React Helmet
 * would fetch and run one again that a page adds by `Head`.
 */
const files = ['pageMenu', 'reference'].map((name) => ({
  tagName: 'script',
  attributes: {src: `/js/${name}.js`, defer: true},
}));

/**
 * Adds two inline scripts to each page: `head.js` runs before the first paint, and `beforeHydration.js`, at the end,
 * handles input until hydration. They are the same on every page, so that one hash each in the content security policy
 * covers them. The deferred scripts follow.
 */
export default function beforeHydrationPlugin({siteStorage}: LoadContext): Plugin {
  const script = (file: string) => ({
    tagName: 'script',
    // The key of the theme, which has a suffix made from the site's address.
    innerHTML: readFileSync(require.resolve(file), 'utf8').replace(
      'COLOUR_MODE_KEY',
      `theme${siteStorage.namespace}`,
    ),
  });
  return {
    name: 'before-hydration',
    getClientModules: () => [require.resolve('../prefetch')],
    // The pages of the preview are empty before hydration.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [script('./head.js')],
            postBodyTags: [script('./beforeHydration.js'), ...files],
          }
        : {postBodyTags: files},
  };
}
