import type {Plugin} from '@docusaurus/types';
import {unmetExpectations} from './expectations';

/**
 * Changes behaviour of Docusaurus that cannot be configured or swizzled.
 *
 * @throws Error if Docusaurus lacks code that this site relies on (expectations.yaml)
 */
export default function docusaurusPatchesPlugin(): Plugin {
  const problems = unmetExpectations();
  if (problems.length > 0) {
    throw new Error(
      'Docusaurus has changed code that this site relies on. Adapt the files of this site ' +
        `(src/plugins/docusaurus-patches/README.md):\n${problems.join('\n')}`,
    );
  }
  return {
    name: 'docusaurus-patches',
    getClientModules: () => [
      require.resolve('./wellFormedAddress'),
      require.resolve('./servedPage'),
    ],
  };
}
