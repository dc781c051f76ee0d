import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, StatsModule} from 'webpack';
import {recordPackages} from './inventory.mjs';

/** Files of a module and of those that were joined with it. */
function filesOf({nameForCondition, modules = []}: StatsModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}

/** Writes down which packages may reach the reader's browser, for the check of their licences, versions and known weaknesses. */
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
                      // Modules that were joined with others stand here only; with them come some that nothing uses in the end.
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
