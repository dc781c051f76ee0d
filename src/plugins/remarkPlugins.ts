import type {Pluggable} from 'unified';
import {remarkChangelog} from './changelog/remarkChangelog';
import {remarkGaps} from './gaps';
import {remarkMock} from './mock-package';
import {remarkPms} from './pms/remarkPms';
import {remarkPrograms} from './programs/remarkPrograms';
import {remarkReference} from './reference/remarkReference';

/** The kinds of admonitions, which src/components/Callout supports. The build and check-pages use them. */
export const admonitions = {keywords: ['note', 'caution'], extendDefaults: false};

/**
 * Returns the remark plugins that insert generated content into pages. The build and check-pages use them.
 *
 * @param editUrl base URL for editing files of the repository; undefined for pages without edit links
 */
export const remarkPluginsOf = (editUrl?: string): Pluggable[] => [
  remarkPms,
  [remarkReference, {editUrl}],
  remarkPrograms,
  remarkChangelog,
  remarkGaps,
  remarkMock,
];
