// Defines which pages show content from which other files, such as the contract.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {changelogFolder} from '../changelog/entries';
import {readmeFile} from '../mock-package';
import {guidesFolder} from '../pms/model/guidesFolder';
import {programsFolder} from '../programs/programsFolder';
import {filesIn} from '../../site/pages';

/** Files whose content pages show, in addition to the file of the page. */
type Source = {
  /** Matches `<file of the page>\n<text of the page>` if the page shows content of this source. */
  shownBy: RegExp;
  /** Paths of files and folders from the repository root. */
  paths: string[];
};

/** All sources. When a source changes, the bundler recompiles the pages that show it. */
export const pageSources: Source[] = [
  {
    // What is generated shows parts of all these files: operation pages the PMSs that support them, guides the contract's
    // lists, and both the components that are rendered while a page is compiled (src/site/render.ts).
    shownBy: /^(?:operation|resource|api|pms):|<(?:Api|Pms|Gap)/m,
    paths: [
      'openapi',
      guidesFolder,
      changelogFolder,
      'src/plugins/reference/components',
      'src/plugins/pms/comparison/tables',
      'src/components',
    ],
  },
  {shownBy: new RegExp(` file="${programsFolder}/`), paths: [programsFolder]},
  {shownBy: /<MockReadme\b/, paths: [readmeFile]},
];

/** Lists all files of a source, as paths from the repository root. */
export const filesOf = ({paths}: Pick<Source, 'paths'>, root: string): string[] =>
  paths
    .filter((one) => existsSync(path.join(root, one)))
    .flatMap((one) => (path.extname(one) ? one : filesIn(one, root)));
