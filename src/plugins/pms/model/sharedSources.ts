import pages from './calryPages.json';
import type {Source} from './schema';

/** Sources that any guide can cite without declaring them. Guides must not reuse their IDs. */
export const sharedSources = pages as Record<string, Source>;
