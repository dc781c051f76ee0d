// Reads and validates the changelog entries.
import {readPageFile} from '../../site/pageFile';
import {checkFrontMatter} from '../../site/schemaProblems';
import {pageFiles} from '../../site/pages';
import {ProblemError} from '../../site/problem';
import {repositoryPath} from '../../site/files';
import {type EntryFrontMatter, entrySchema} from './schema';

/** The folder of the entries, relative to the repository root. */
export const changelogFolder = 'changelog';

/** A changelog entry. */
export type Entry = EntryFrontMatter & {
  /** Path relative to the repository root. */
  file: string;
  /** File name without extension, which is also the slug: a date and a name. check-pages enforces this form. */
  id: string;
};

/** Returns true if a file is a changelog entry. */
export function isEntry(file: string, root = '.'): boolean {
  return /^changelog\/[^/]+\.mdx$/.test(repositoryPath(file, root));
}

/**
 * @param root the repository root
 * @returns the entries, oldest first
 * @throws ProblemError with the problems of all entries
 */
export function readEntries(root = '.'): Entry[] {
  const results = pageFiles(changelogFolder, root).map((file) => {
    const page = readPageFile(file, root);
    const {data, problems} = checkFrontMatter(page, entrySchema);
    return {entry: data && {...data, file, id: page.slug}, problems};
  });
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new ProblemError(problems);
  return results.flatMap(({entry}) => entry ?? []);
}
