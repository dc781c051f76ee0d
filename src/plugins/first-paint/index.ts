// Docusaurus plugin for the time until a page is hydrated (README.md).
import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {withBase} from '../../site/address/base';

/**
 * Deferred scripts (from `static/js` folders below `src`) that work without React. They are on every page: if only some
 * pages added them with `Head`, React Helmet would load them a second time.
 */
const deferredScripts = ['pageMenu', 'pageActions'].map((name) => ({
  tagName: 'script',
  attributes: {src: withBase(`/js/${name}.js`), defer: true},
}));

/**
 * Adds two inline scripts to each page: `head.js` runs before the first paint, and `beforeHydration.js`, at the end of
 * the page, handles input until hydration. They are the same on every page, so the content security policy needs only
 * one hash for each. The deferred scripts come after them. The preview keeps the original entry, which supports hot
 * reloading.
 */
export default function firstPaintPlugin(): Plugin {
  const script = (file: string) => ({
    tagName: 'script',
    innerHTML: readFileSync(require.resolve(`./before-hydration/${file}`), 'utf8'),
  });
  return {
    name: 'first-paint',
    getClientModules: () => [require.resolve('./prefetch')],
    injectHtmlTags: () => ({
      headTags: [script('head.js')],
      postBodyTags: [script('beforeHydration.js'), ...deferredScripts],
    }),
    configureWebpack(_, isServer) {
      const isPreview = process.env.NODE_ENV !== 'production';
      return isServer || isPreview ? {} : {entry: require.resolve('./staged-start/stagedStart.js')};
    },
  };
}
