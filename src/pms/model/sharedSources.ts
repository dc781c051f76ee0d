import * as z from 'zod';
import pages from './calryPages.json';
import {type Source, sourceSchema} from './schema';

/** Sources that any guide can cite without declaring them. Guides must not reuse their IDs. */
export const sharedSources: Record<string, Source> = z
  .record(z.string(), sourceSchema)
  .parse(pages);
