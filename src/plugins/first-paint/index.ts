// Docusaurus plugin that adds the scripts that work before hydration to each page.
import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withBase} from '../../../site/base';

/**
 * Deferred scripts (from `static/js` folders below `src`) that work without React. They are on every page: if only some
 * pages added them with `Head`, React Helmet would load them a second time.
 */
const files = ['pageMenu', 'reference'].map((name) => ({
  tagName: 'script',
  attributes: {src: withBase(`/js/${name}.js`), defer: true},
}));

/**
 * Adds two inline scripts to each page: `head.js` runs before the first paint, and `beforeHydration.js`, at the end of
 * the page, handles input until hydration. They are the same on every page, so the content security policy needs only
 * one hash for each. The deferred scripts come after them.
 */
export default function beforeHydrationPlugin({siteStorage}: LoadContext): Plugin {
  const script = (file: string) => ({
    tagName: 'script',
    // The key under which the theme stores the colour mode. Its suffix is derived from the site's URL.
    innerHTML: readFileSync(require.resolve(file), 'utf8').replace(
      'COLOUR_MODE_KEY',
      `theme${siteStorage.namespace}`,
    ),
  });
  return {
    name: 'before-hydration',
    getClientModules: () => [require.resolve('../prefetch')],
    // Pages of the preview are empty before hydration, so they need no inline scripts.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [script('./head.js')],
            postBodyTags: [script('./beforeHydration.js'), ...files],
          }
        : {postBodyTags: files},
  };
}
