import type {Pluggable} from 'unified';
import {remarkChangelog} from '../plugins/changelog';
import {remarkGaps} from '../plugins/gaps';
import {remarkMock} from '../plugins/mock';
import {remarkPms} from '../plugins/pms';
import {remarkPrograms} from '../plugins/programs';
import {remarkReference} from '../plugins/reference';

/**
 * Those that expand the pages: for readers, for the Markdown twins, and for the checks of links.
 *
 * @param editUrl where the files of the repository are edited; undefined when pages have no edit links
 */
export const remarkPluginsOf = (editUrl?: string): Pluggable[] => [
  remarkPms,
  [remarkReference, {editUrl}],
  remarkPrograms,
  remarkChangelog,
  remarkGaps,
  remarkMock,
];
