import type {Plugin} from '@docusaurus/types';

/** Starts the application in several tasks. The preview keeps the original entry, which supports hot reloading. */
export default function stagedStartPlugin(): Plugin {
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'staged-start',
    configureWebpack: (_, isServer) =>
      isServer || !production ? {} : {entry: require.resolve('./stagedStart.js')},
  };
}
