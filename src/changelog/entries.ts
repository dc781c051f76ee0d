import path from 'node:path';
import {type PageFile, readPageFile} from '../site/pageFile';
import {checkFrontMatter} from '../site/schemaProblems';
import {pageFiles} from '../site/pages';
import {problem, type Problem, WriterError} from '../site/writerError';
import {changesOf, type EntryFrontMatter, entrySchema, kinds, subjects} from './schema';

/** The folder of the entries, from the root of the repository. */
export const changelogFolder = 'changelog';

/** One dated entry of the changelog. */
export type Entry = EntryFrontMatter & {
  /** Path from the root of the repository. */
  file: string;
  /**
   * File name without its extension: date and name, as check-pages requires. It is also the last part of the entry's
   * address.
   */
  id: string;
};

/** Whether a file is an entry of the changelog. */
export function isEntry(file: string, root = '.'): boolean {
  return path.dirname(path.relative(root, file)) === changelogFolder && file.endsWith('.mdx');
}

function readEntry(page: PageFile): {entry?: Entry; problems: Problem[]} {
  const {file, slug: id} = page;
  const {data, problems} = checkFrontMatter(page, entrySchema);
  if (!data) return {problems};
  if (changesOf(data).length > 0) return {entry: {...data, file, id}, problems};
  const allowed = `${Object.keys(subjects).join(' or ')}, with at least one of ${kinds.join(', ')}`;
  return {problems: [problem(file, 1, `the entry has no change. Allowed: ${allowed}.`)]};
}

/**
 * Reads the entries of the changelog.
 *
 * @param root folder of the repository
 * @returns the oldest entry first
 * @throws WriterError with every mistake: file, line, key, what is there and what is allowed
 */
export function readEntries(root = '.'): Entry[] {
  const results = pageFiles(changelogFolder, root).map((file) =>
    readEntry(readPageFile(file, root)),
  );
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) throw new WriterError(problems);
  return results.flatMap(({entry}) => entry ?? []);
}
