import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Module = {nameForCondition?: string | null; modules?: Module[]};
type Stats = {toJson: (options: object) => {modules?: Module[]}};
type Compiler = {hooks: {done: {tap: (name: string, tell: (stats: Stats) => void) => void}}};

/** Files of a module and of those that were joined with it. */
function filesOf({nameForCondition, modules = []}: Module): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}

/**
 * @param files absolute paths of what was bundled
 * @returns folders below `node_modules` that they came from, as the lock file names them, sorted
 */
export function packagesOf(files: string[], siteDir: string): string[] {
  const found = files.flatMap((file) => {
    const inside = path.relative(siteDir, file).split(path.sep).join('/');
    return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(inside)?.slice(0, 1) ?? [];
  });
  return [...new Set(found)].sort();
}

/**
 * Writes down in `.cache/inventory/` which packages may reach the reader's browser, for the check of their licences, versions and known weaknesses. The lock
 * file cannot tell: most of what it names only builds the site.
 */
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
                    const file = path.join(
                      siteDir,
                      '.cache/inventory',
                      `${path.basename(outDir)}.json`,
                    );
                    const packages = packagesOf(modules.flatMap(filesOf), siteDir);
                    mkdirSync(path.dirname(file), {recursive: true});
                    writeFileSync(file, JSON.stringify(packages, null, 2));
                  });
                },
              },
            ],
          },
  };
}
