/** Where the guides are, from the root of the repository. */
export const guidesFolder = 'docs/PMS Specific Guides';

/** Whether a file, from the root of the repository, is a guide. The index is a page about them. */
export const isGuide = (file: string): boolean =>
  file.startsWith(`${guidesFolder}/`) && !file.endsWith('/index.mdx');
