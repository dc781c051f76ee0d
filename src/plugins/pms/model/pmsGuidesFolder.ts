import {pmsGuidesName} from '../../../site/pmsGuidesName.mjs';

/** The folder of the PMS guides, relative to the repository root. */
export const pmsGuidesFolder = `docs/${pmsGuidesName}`;

/** Returns true if a path, relative to the repository root, is a PMS guide. The folder's index page is not a guide. */
export const isPmsGuide = (file: string): boolean =>
  file.startsWith(`${pmsGuidesFolder}/`) && !file.endsWith('/index.mdx');
