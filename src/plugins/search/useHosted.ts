import {useThemeConfig} from '@docusaurus/theme-common';

/** Returns whether a hosted search, configured at build time, replaces the local search. */
export const useHosted = (): boolean => 'algolia' in useThemeConfig();
