import type {Plugin} from '@docusaurus/types';

/** Starts the application in steps. The live preview keeps the original start, which replaces modules while it runs. */
export default function entryPlugin(): Plugin {
  return {
    name: 'entry',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {entry: require.resolve('./entry.js')},
  };
}
