// Two functions of the classic theme, for use at build time. The theme has them only as modules for the bundler.
import path from 'node:path';
import {createJiti} from 'jiti';

/** A code block as the theme understands it. */
export type CodeMetadata = {
  /** Without magic comments. */
  code: string;
  language: string;
  title?: string;
  /** Number of the first line, if lines are numbered. */
  lineNumbersStart?: number;
  /** Class names of marked lines, by the index of the line. */
  lineClassNames: Record<number, string[]>;
};

type CodeBlockUtils = {
  createCodeBlockMetadata: (block: {
    code: string;
    language: string;
    metastring: string;
    magicComments: object[];
  }) => CodeMetadata;
};

type IncludeLanguages = {default: (prism: object) => void};

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
) as CodeBlockUtils;

/** Adds `additionalLanguages` to Prism. */
export const {default: includeLanguages} = load(
  path.join(libraryOf('theme-classic'), 'theme/prism-include-languages.js'),
) as IncludeLanguages;
