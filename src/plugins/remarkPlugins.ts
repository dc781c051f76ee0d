import type {Pluggable} from 'unified';
import {remarkChangelog} from './changelog/remarkChangelog';
import {remarkGaps} from './gaps';
import {remarkMock} from './mock-package';
import {remarkPms} from './pms/remarkPms';
import {remarkPrograms} from './programs/remarkPrograms';
import {remarkReferenceImport} from './reference/mdast';
import {remarkReference} from './reference/remarkReference';

/** The kinds of admonitions, which src/components/Callout supports. The build and check-pages use them. */
export const admonitions = {keywords: ['note', 'caution'], extendDefaults: false};

/** The remark plugins that insert generated content into pages. The build and check-pages use them. */
export const remarkPlugins: Pluggable[] = [
  remarkPms,
  remarkReference,
  remarkPrograms,
  remarkChangelog,
  remarkGaps,
  remarkReferenceImport,
  remarkMock,
];
