// Reads and validates changelog entries.
import {readPageFile} from '../../site/pageFile';
import {checkFrontMatter} from '../../site/schemaProblems';
import {ProblemError} from '../../site/problem';
import {type EntryFrontMatter, entrySchema} from './schema';

/** The folder of the entries, relative to the repository root. */
export const changelogFolder = 'changelog';

/** A changelog entry. */
export type Entry = EntryFrontMatter & {
  /** File name without extension, which is also the slug: a date and a name. check-pages enforces this form. */
  id: string;
};

/** Returns true if a path, relative to the repository root, is a changelog entry. */
export const isEntry = (file: string): boolean => /^changelog\/[^/]+\.mdx$/.test(file);

/**
 * Reads an entry.
 *
 * @param file path relative to `root`, the repository root
 * @throws ProblemError with the problems of the entry
 */
export function readEntry(file: string, root = '.'): Entry {
  const page = readPageFile(file, root);
  const {data, problems} = checkFrontMatter(page, entrySchema);
  if (!data) throw new ProblemError(problems);
  return {...data, id: page.slug};
}
