import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {unmet} from './expectations';

/** Files below src that read or replace a module of Docusaurus while the bundler runs. */
const replacements = [
  'first-paint/staged-start/stagedStart.js',
  'first-paint/inline-css/chunkNames.cjs',
  'highlight/noPrism.js',
  'docusaurus-patches/importDefault.js',
];

/**
 * Changes behaviour of Docusaurus that has no setting and no component. A build fails when the bundler did not use
 * one of the replacements: the module that it replaces may still exist without being used.
 *
 * @throws Error when the code of Docusaurus is not as this site expects
 */
export default function docusaurusPatchesPlugin(): Plugin {
  const problems = unmet();
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
            'Find what Docusaurus does instead (src/docusaurus-patches/README.md).',
        );
      }
    },
  };
}
