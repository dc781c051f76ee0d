import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {unmet} from './expectations';

/**
 * Adapts what Docusaurus has no setting and no component for.
 *
 * @throws Error when Docusaurus is no longer what code of this site expects
 */
export default function docusaurusPatchesPlugin(): Plugin {
  const problems = unmet();
  if (problems.length > 0) {
    throw new Error(
      `Docusaurus differs from what this site expects. Adapt each line to it (src/docusaurus-patches/README.md):\n${problems.join('\n')}`,
    );
  }
  return {
    name: 'docusaurus-patches',
    getClientModules: () => [require.resolve('./wellFormedAddress')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: [path.dirname(require.resolve('@docusaurus/utils-common'))],
            resolve: {alias: {tslib$: require.resolve('./importDefault.js')}},
          },
        ],
      },
    }),
  };
}
