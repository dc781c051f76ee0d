// Defines which pages show content from which other files, such as the contract.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readmeFile} from '../mock-package';
import {pmsGuidesFolder} from '../pms/model/pmsGuidesFolder';
import {supportFiles} from '../pms/model/throughCalry';
import {linkKeysFile} from '../pms/model/validate';
import {programsFolder} from '../programs/remarkPrograms';
import {filesIn} from '../../site/pages';

/** Files whose content pages show, in addition to the file of the page. */
export type PageSource = {
  /**
   * A pattern, with the flag `m`, that matches `<file of the page>\n<text of the page>` if the page shows content of this
   * source. A string, because the options of a loader can't hold a RegExp.
   */
  shownBy: string;
  /** Paths of files and folders from the repository root. */
  paths: string[];
};

const comparing = '<(?:Pms[A-Z]|Gap)';

/** All sources. When a source changes, the bundler recompiles the pages that show it. */
export const pageSources: PageSource[] = [
  {
    shownBy: '^(?:operation|resource):|<Api[A-Z]|<Gap',
    paths: ['openapi'],
  },
  {
    // Pages of the reference show which PMSs support an operation.
    shownBy: `^(?:operation|resource):|${comparing}`,
    paths: [pmsGuidesFolder],
  },
  {
    // Components that are rendered while a page is compiled (src/site/render.ts).
    shownBy: `^(?:operation|resource|pms):|<Api[A-Z]|${comparing}`,
    paths: [
      'src/plugins/reference/components',
      'src/plugins/pms/comparison/tables',
      'src/components',
    ],
  },
  {shownBy: '^pms:', paths: [linkKeysFile, ...supportFiles]},
  {shownBy: ` file="${programsFolder}/`, paths: [programsFolder]},
  {shownBy: '<MockReadme', paths: [readmeFile]},
];

/** Lists all files of a source, as paths from the repository root. */
export const filesOf = ({paths}: Pick<PageSource, 'paths'>, root: string): string[] =>
  paths
    .filter((one) => existsSync(path.join(root, one)))
    .flatMap((one) => (path.extname(one) ? one : filesIn(one, root)));
