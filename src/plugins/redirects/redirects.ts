// Reads the redirects, and finds mistakes in them.
import path from 'node:path';
import {decodedPath, encodedPath} from '../../site/address/address';
import {readText} from '../../site/files';
import {didYouMean} from '../../site/nearest';
import {problem, type Problem} from '../../site/problem';

/** The file of redirects from old paths. */
export const redirectsFile = 'src/plugins/redirects/redirects.txt';

/** A line of the file; `to` is empty if the line is malformed. */
export type Redirect = {from: string; to: string; line: number};

/**
 * Reads the redirects. Each line is `<old path> <new path> 301`, with encoded paths.
 *
 * @param root the repository root
 */
export function readRedirects(root = '.'): Redirect[] {
  const lines = readText(path.join(root, redirectsFile)).split('\n');
  return lines.flatMap((text, index) => {
    const [, from = text.trim(), to = ''] = /^\s*(\S.*?)\s+(\S+)\s+301\s*$/.exec(text) ?? [];
    return from ? [{from, to, line: index + 1}] : [];
  });
}

/** Returns an old path in the form that hosts compare. */
const normalized = (from: string) =>
  encodedPath(from.replace(/[?#].*/, '').replace(/^\/?/, '/')).replace(/(?<=.)\/$/, '');

/**
 * Reports redirects whose target does not exist, whose old path is a page, and redirects that hosts would not match.
 *
 * @param routes paths of all pages
 * @returns problems whose reasons begin with the old path
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  routes: readonly string[],
): Problem[] {
  const known = new Set(routes.map(encodedPath));
  const all = redirects.map(({from}) => decodedPath(from));
  return redirects.flatMap(({from, to, line}, index) => {
    const messages =
      to === ''
        ? ['must be followed by a new path and 301, such as `/docs/old /docs/new 301`.']
        : [
            all.indexOf(decodedPath(from)) < index &&
              'is repeated: a line above has it too. Remove one of the two.',
            normalized(from) !== from &&
              'is not in the form that hosts compare: encoded, with a slash at the start but not at the end, ' +
                `and without # or ?. Write '${normalized(from)}'.`,
            known.has(encodedPath(from)) &&
              'is a page, so hosts ignore the redirect. Remove the redirect, or move the page first.',
            !known.has(to) &&
              `redirects to '${to}', which is not the exact path of a page. ` +
                `${didYouMean(to, known)}Write the path of a page, or remove the redirect.`,
          ];
    return messages
      .filter(Boolean)
      .map((message) => problem(redirectsFile, line, `'${from}' ${message}`));
  });
}
