import {readFileSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Puts the script at the end of each page that keeps what the reader does before the application is there. It is the same on
 * every page, so that one hash in a content security policy covers it.
 */
export default function earlyPlugin({siteStorage}: LoadContext): Plugin {
  const source = readFileSync(require.resolve('./early.js'), 'utf8');
  // The theme's own key, which carries a suffix of the site's address.
  const innerHTML = source.replace('COLOUR_MODE_KEY', `theme${siteStorage.namespace}`);
  return {
    name: 'early',
    // The live preview has nothing to serve before its script: its pages arrive empty.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production' ? {postBodyTags: [{tagName: 'script', innerHTML}]} : {},
  };
}
