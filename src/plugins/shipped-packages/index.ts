import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, StatsModule} from 'webpack';
import {recordPackages} from './inventory.mjs';

/** Lists the files of a module and of the modules that were concatenated into it. */
function filesOf({nameForCondition, modules = []}: StatsModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}

/** Records the packages in the client bundle. The checks of licences, versions and vulnerabilities read the list. */
export default function shippedPackagesPlugin({siteDir, outDir}: LoadContext): Plugin {
  return {
    name: 'shipped-packages',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply({hooks}: Compiler) {
                  hooks.done.tap('inventory', (stats) => {
                    const {modules = []} = stats.toJson({
                      all: false,
                      modules: true,
                      cachedModules: true,
                      dependentModules: true,
                      // Includes concatenated modules, and some that tree shaking removes.
                      orphanModules: true,
                      modulesSpace: Infinity,
                      nestedModules: true,
                      nestedModulesSpace: Infinity,
                    });
                    recordPackages(path.basename(outDir), modules.flatMap(filesOf), siteDir);
                  });
                },
              },
            ],
          },
  };
}
