import {useThemeConfig} from '@docusaurus/theme-common';

/** @returns whether a hosted search, set up at build time, takes the place of the local one */
export const useHosted = (): boolean => 'algolia' in useThemeConfig();
