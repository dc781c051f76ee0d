// Two functions of the classic theme, for use at build time. The theme has them only as modules for the bundler.
import path from 'node:path';
import {createJiti} from 'jiti';

const load = createJiti(__filename, {
  jsx: {runtime: 'automatic'},
  alias: {
    '@generated/docusaurus.config': path.join(__dirname, 'prism.ts'),
    // A hook, which neither function calls.
    '@docusaurus/useIsomorphicLayoutEffect': 'react',
  },
});

const libraryOf = (name: string) => path.dirname(require.resolve(`@docusaurus/${name}`));

/** Reads title, line numbers and marked lines of a code block. */
export const {createCodeBlockMetadata} = load(
  path.join(libraryOf('theme-common'), 'utils/codeBlockUtils.js'),
) as typeof import('@docusaurus/theme-common/internal');

/** Adds `additionalLanguages` to Prism. */
export const {default: includeLanguages} = load(
  path.join(libraryOf('theme-classic'), 'theme/prism-include-languages.js'),
) as {default: (prism: object) => void};
