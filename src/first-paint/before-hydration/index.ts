import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Files of the folders `static/js` below `src` that work without the application, and hold up no paint behind the page. They are on
 * every page: one that a page brings by its `Head` is fetched and run again when React Helmet writes the head again.
 */
const files = ['pageMenu', 'reference'].map((name) => ({
  tagName: 'script',
  attributes: {src: `/js/${name}.js`, defer: true},
}));

/**
 * Puts two scripts into each page: one in its head for what must be right before the first paint, and one at its end that carries out
 * what the reader presses before the page has hydrated, and reports what could not be loaded. They are the same on every page, so that
 * one hash each in a content security policy covers them. After them come the files that work without the application.
 */
export default function beforeHydrationPlugin({siteStorage}: LoadContext): Plugin {
  const script = (file: string) => ({
    tagName: 'script',
    // The theme's own key, which carries a suffix of the site's address.
    innerHTML: readFileSync(require.resolve(file), 'utf8').replace(
      'COLOUR_MODE_KEY',
      `theme${siteStorage.namespace}`,
    ),
  });
  return {
    name: 'before-hydration',
    getClientModules: () => [require.resolve('../prefetch')],
    // The live preview has nothing to serve before its script: its pages arrive empty.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [script('./head.js')],
            postBodyTags: [script('./beforeHydration.js'), ...files],
          }
        : {postBodyTags: files},
  };
}
