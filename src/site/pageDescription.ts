import * as z from 'zod';

/** The description of a page. Search engines cut off a longer one, and show other text in place of a shorter one. */
export const pageDescription = z.string().trim().min(70).max(155, 'write at most 155 characters');
