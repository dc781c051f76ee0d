import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {unmetExpectations} from './expectations';

/** Files below src that transform or replace a module of Docusaurus in the bundler. */
const replacements = [
  'first-paint/staged-start/stagedStart.js',
  'first-paint/inline-css/chunkNames.cjs',
  'highlight/noPrism.js',
  'docusaurus-patches/importDefault.js',
];

/**
 * Changes behaviour of Docusaurus that cannot be configured or swizzled. A build fails if the bundler did not use one
 * of the replacements: the module that it replaces may still exist without being used.
 *
 * @throws Error if the code of Docusaurus is not as this site expects
 */
export default function docusaurusPatchesPlugin(): Plugin {
  const problems = unmetExpectations();
  if (problems.length > 0) {
    throw new Error(
      'Docusaurus differs from what this site expects. ' +
        `Adapt each line to it (src/docusaurus-patches/README.md):\n${problems.join('\n')}`,
    );
  }
  const unused = new Set(replacements);
  return {
    name: 'docusaurus-patches',
    getClientModules: () => [
      require.resolve('./wellFormedAddress'),
      require.resolve('./servedPage'),
      require.resolve('./failedNavigation'),
    ],
    configureWebpack: () => ({
      plugins: [
        {
          apply: ({hooks}) =>
            hooks.compilation.tap('docusaurus-patches', (compilation) =>
              compilation.hooks.finishModules.tap('docusaurus-patches', (modules) => {
                const names = [...modules].map((module) =>
                  module.identifier().replaceAll('\\', '/'),
                );
                for (const file of unused)
                  if (names.some((name) => name.includes(file))) unused.delete(file);
              }),
            ),
        },
      ],
      module: {
        rules: [
          {
            include: [path.dirname(require.resolve('@docusaurus/utils-common'))],
            resolve: {alias: {tslib$: require.resolve('./importDefault.js')}},
          },
        ],
      },
    }),
    async postBuild() {
      if (unused.size > 0) {
        throw new Error(
          `The bundler did not use ${[...unused].map((file) => `src/${file}`).join(', ')}. ` +
            'Find out what Docusaurus uses instead (src/docusaurus-patches/README.md).',
        );
      }
    },
  };
}
