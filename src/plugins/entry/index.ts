import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';

/**
 * Starts the application: fetches it after the first paint, and runs it in steps. The live preview keeps the original start, which
 * replaces modules while it runs.
 */
export default function entryPlugin(): Plugin {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'entry',
    configureWebpack: (_, isServer) =>
      isServer || !production ? {} : {entry: require.resolve('./entry.js')},
    injectHtmlTags: () => {
      const innerHTML = readFileSync(require.resolve('./start.js'), 'utf8');
      return production ? {postBodyTags: [{tagName: 'script', innerHTML}]} : {};
    },
  };
}
