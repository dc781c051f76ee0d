import * as z from 'zod';
import pages from './calryPages.json';
import {type Source, sourceSchema} from './schema';

/** The pages that most guides cite. A guide cites them without declaring them, and may not reuse their IDs. */
export const sharedSources: Record<string, Source> = z
  .record(z.string(), sourceSchema)
  .parse(pages);
