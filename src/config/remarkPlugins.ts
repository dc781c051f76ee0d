import type {Pluggable} from 'unified';
import {remarkChangelog} from '../changelog';
import {remarkGaps} from '../gaps';
import {remarkMock} from '../mock-package';
import {remarkPms} from '../pms';
import {remarkPrograms} from '../programs';
import {remarkReference} from '../reference';

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
