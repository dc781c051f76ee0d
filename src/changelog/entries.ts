import {readdirSync} from 'node:fs';
import path from 'node:path';
import {type PageFile, readPageFile} from '../site/pageFile';
import {isDay} from '../site/dates';
import {findings} from '../site/findings';
import {WriterError} from '../site/writerError';
import {type EntryFrontMatter, entrySchema, kinds, type Subject, subjects} from './schema';

/** Where the entries stand, from the root of the repository. */
export const changelogFolder = 'changelog';

/** One dated entry of the changelog. */
export type Entry = EntryFrontMatter & {
  /** Path from the root of the repository. */
  file: string;
  /** File name without its ending: date and name. It is the last part of the entry's address, too. */
  id: string;
};

/** Whether a file is an entry of the changelog. */
export function isEntry(file: string, root = '.'): boolean {
  return path.dirname(path.relative(root, file)) === changelogFolder && file.endsWith('.mdx');
}

const namePattern = /^(\d{4}-\d{2}-\d{2})-[a-z0-9]+(-[a-z0-9]+)*$/;

function nameProblem(id: string): string | undefined {
  const day = namePattern.exec(id)?.[1];
  if (day !== undefined && isDay(day)) return undefined;
  return (
    'the name of the file is not a date and a name. Allowed: the day of the change and lower-case words, ' +
    'such as 2025-06-15-version-1-ends.mdx.'
  );
}

const subjectKeys = Object.keys(subjects) as Subject[];

/** What the schema cannot say: an entry tells at least one change. */
function emptyProblem(entry: EntryFrontMatter): string | undefined {
  const told = subjectKeys.some((subject) => kinds.some((kind) => entry[subject]?.[kind]));
  return told
    ? undefined
    : `the entry tells no change. Allowed: ${subjectKeys.join(' or ')}, with at least one of ${kinds.join(', ')}.`;
}

function problemsOf({yaml, file, slug, lineOf}: PageFile): string[] {
  const name = nameProblem(slug);
  if (name) return [`${file}:1: ${name}`];
  const [syntax] = yaml.errors;
  if (syntax) {
    const line = (syntax.linePos?.[0].line ?? 0) + 1;
    return [`${file}:${line}: front matter: ${syntax.message.split(' at line')[0]}.`];
  }
  const data: unknown = yaml.toJS();
  const parsed = entrySchema.safeParse(data);
  if (!parsed.success) {
    return findings(parsed.error.issues, data, entrySchema).map(
      ({path: keys, message}) => `${file}:${lineOf(keys)}: ${message}`,
    );
  }
  const empty = emptyProblem(parsed.data);
  return empty ? [`${file}:1: ${empty}`] : [];
}

/**
 * Reads the entries of the changelog.
 *
 * @param root folder of the repository
 * @returns the oldest entry first
 * @throws WriterError with every mistake: file, line, key, what is there and what is allowed
 */
export function readEntries(root = '.'): Entry[] {
  const files = readdirSync(path.join(root, changelogFolder))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => readPageFile(path.posix.join(changelogFolder, name), root));
  const problems = files.flatMap(problemsOf);
  if (problems.length > 0) throw new WriterError(problems.join('\n'));
  return files.map(({file, slug, yaml}) => ({
    ...entrySchema.parse(yaml.toJS()),
    file,
    id: slug,
  }));
}
