import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {tell} from './tell';

/** Tells what the bundler has written, ahead of the rendering. */
export default function writtenFilesPlugin({outDir}: LoadContext): Plugin {
  const plugin = {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('written-files', ({compilation}) =>
        tell({assets: compilation.getAssets().map(({name}) => path.join(outDir, name))}),
      );
    },
  };
  return {
    name: 'written-files',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [plugin]}),
  };
}
