// Reads and validates the changelog entries.
import {type PageFile, readPageFile} from '../../site/pageFile';
import {checkFrontMatter} from '../../site/schemaProblems';
import {pageFiles} from '../../site/pages';
import {problem, type Problem, ProblemError} from '../../site/problem';
import {repositoryPath} from '../../site/files';
import {type EntryFrontMatter, entrySchema, kinds, subjects} from './schema';

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

function readEntry(page: PageFile): {entry?: Entry; problems: Problem[]} {
  const {file, slug: id} = page;
  const {data, problems} = checkFrontMatter(page, entrySchema);
  if (!data) return {problems};
  if ([data.api, data.docs].some((changes) => Object.keys(changes ?? {}).length > 0))
    return {entry: {...data, file, id}, problems};
  const allowed = `${Object.keys(subjects).join(' or ')}, with at least one of ${kinds.join(', ')}`;
  return {problems: [problem(file, 1, `the entry has no change. Allowed: ${allowed}.`)]};
}

/**
 * @param root the repository root
 * @returns the entries, oldest first
 * @throws ProblemError with the problems of all entries
 */
export function readEntries(root = '.'): Entry[] {
  const results = pageFiles(changelogFolder, root).map((file) =>
    readEntry(readPageFile(file, root)),
  );
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new ProblemError(problems);
  return results.flatMap(({entry}) => entry ?? []);
}
