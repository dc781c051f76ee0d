import {guidesName} from '../../../site/guidesName';

/** The folder of the PMS guides, relative to the repository root. */
export const guidesFolder = `docs/${guidesName}`;

/** Returns true if a path, relative to the repository root, is a PMS guide. The folder's index page is not a guide. */
export const isGuide = (file: string): boolean =>
  file.startsWith(`${guidesFolder}/`) && !file.endsWith('/index.mdx');
