// Reads, validates and caches the PMS guides.
import path from 'node:path';
import {readPageFile} from '../../../site/pageFile';
import {pageFiles} from '../../../site/pages';
import {pmsGuidesFolder, isPmsGuide} from './pmsGuidesFolder';
import {errorFor, problem, ProblemError} from '../../../site/problem';
import {readData} from '../../readData';
import {cachedByFiles, readYaml} from '../../../site/yamlFiles';
import {linkKeyProblems, type PmsGuide, linkKeysFile, validateGuide} from './validate';

function read(root: string): PmsGuide[] {
  // A mistake in this file would be reported for each guide that cites it.
  readData('src/plugins/pms/model/calryPages.json');
  const linkKeys = linkKeysOf(root);
  const results = pmsGuideFiles(root).map((name) => {
    const file = readPageFile(name, root);
    return {file, ...validateGuide(file, linkKeys)};
  });
  const valid = results.flatMap(({file, guide}) => (guide ? [{file, guide}] : []));
  const problems = [...results.flatMap((result) => result.problems), ...linkKeyProblems(valid)];
  if (problems.length > 0) throw errorFor('the PMS guides', problems);
  return valid.map(({guide}) => guide).sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Returns the keys for creating a link. @throws ProblemError if the contract has no list of them */
function linkKeysOf(root: string): string[] {
  const json = readYaml(path.resolve(root, linkKeysFile)) as {enum?: unknown} | null;
  if (Array.isArray(json?.enum)) return json.enum.map(String);
  throw new ProblemError(problem(linkKeysFile, 1, 'enum: this key has no list of link keys.'));
}

const cached = cachedByFiles(
  (root) => [...pmsGuideFiles(root), linkKeysFile].map((file) => path.join(root, file)),
  read,
);

/**
 * Reads and validates all guides, sorted by name. Cached (see cachedByFiles).
 *
 * @param root the repository root
 * @throws ProblemError with the problems of all guides, or of a file that all of them need
 */
export const loadPmsGuides = (root = '.'): PmsGuide[] => cached(root);

/** Lists the files of the guides, relative to the repository root, in sidebar order. */
export const pmsGuideFiles = (root = '.'): string[] =>
  pageFiles(pmsGuidesFolder, root)
    .filter(isPmsGuide)
    .sort((a, b) => a.localeCompare(b, 'en'));
