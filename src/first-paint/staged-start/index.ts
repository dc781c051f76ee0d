import type {Plugin} from '@docusaurus/types';

/**
 * Starts the application in steps. The live preview keeps the original start, which replaces modules while it runs.
 */
export default function stagedStartPlugin(): Plugin {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'staged-start',
    configureWebpack: (_, isServer) =>
      isServer || !production ? {} : {entry: require.resolve('./stagedStart.js')},
  };
}
