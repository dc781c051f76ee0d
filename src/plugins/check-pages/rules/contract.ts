// Checks the text of the contract: flow collections, such as `[a, b]` and `{a: b}`, and sources.
import path from 'node:path';
import {isPair, isScalar, visit} from 'yaml';
import {isPmsGuide} from '../../pms/model/pmsGuidesFolder';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';
import {readDocument} from '../../../site/yamlFiles';
import {matchesByLine, type SourceFile} from './source';

const isPhrase = (item: unknown) =>
  isScalar(item) && item.type === 'PLAIN' && /\s/.test(String(item));

/**
 * Reports phrases that an unquoted comma splits: `[the rest, which is cut off]` is a list of two items, and
 * `{description: The id, if any.}` has a key without a value. YAML parsers accept both.
 */
export function flowProblems(file: string, root: string): Problem[] {
  const {document, lineCounter} = readDocument(path.resolve(root, file));
  const problems: Problem[] = [];
  visit(document, {
    Collection(_, {flow, items}) {
      const isSplit = (item: unknown) =>
        isPair(item) ? item.value === null : items.length > 1 && isPhrase(item);
      const split = flow ? items.find(isSplit) : undefined;
      const text = isPair(split) ? split.key : split;
      if (!isScalar(text)) return;
      const {line} = lineCounter.linePos(text.range?.[0] ?? 0);
      problems.push(problem(file, line, `a comma splits the text at "${String(text)}". Quote it.`));
    },
  });
  return problems;
}

const sourcesFile = 'openapi/sources.yaml';

/** Matches a page of the earlier edition of these docs, as a source of the contract or of a PMS guide. */
const citation = /(?<![^\s['"])https:\/\/docs\.calry\.app\/docs\/[^\s,\]'"]+|(?<=')page: [^']+/g;

/** Reports sources of the contract and the PMS guides that openapi/sources.yaml does not list. */
export function unlistedSources(files: readonly SourceFile[], root: string): Problem[] {
  const rows = readText(path.join(root, sourcesFile)).split('\n');
  const listed = new Set(rows.map((row) => row.replace(/^\s*- '?|'$/g, '')));
  return files
    .filter(({file}) => file.startsWith('openapi/') || isPmsGuide(file))
    .flatMap(({file, text}) => matchesByLine(text, citation).map((found) => ({file, ...found})))
    .filter(({match: [source]}) => !listed.has(source))
    .map(({file, line, match: [source]}) => {
      const fix = `Read it, then add it to ${sourcesFile}.`;
      return problem(file, line, `the source ${source} is not listed. ${fix}`);
    });
}
