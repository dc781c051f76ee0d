import type {Pluggable} from 'unified';
import {remarkChangelog} from '../changelog/remarkChangelog';
import {readEntries} from '../changelog/entries';
import {changelogBlocks} from '../changelog/touching';
import {remarkUndocumented} from '../undocumented';
import {remarkMock} from '../mock-package';
import {remarkPms} from '../pms/remarkPms';
import {remarkPrograms} from '../programs/remarkPrograms';
import {remarkReference} from '../reference/remarkReference';
import type {NamedOperation} from '../reference/contract/model';

const changelogOf = (operation: NamedOperation) => changelogBlocks(operation, readEntries());

/**
 * Those that expand the pages: for readers and for the checks of links.
 *
 * @param editUrl where the files of the repository are edited; undefined when pages have no edit links
 */
export const remarkPluginsOf = (editUrl?: string): Pluggable[] => [
  remarkPms,
  [remarkReference, {editUrl, changelogOf}],
  remarkPrograms,
  remarkChangelog,
  remarkUndocumented,
  remarkMock,
];
