// Finds mistakes in the redirects.
import {decodedPath, encodedPath} from '../../site/address';
import {nearest} from '../../site/nearest';
import {problem, type Problem} from '../../site/problem';
import {type Redirect, redirectsFile} from './redirects';

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
                `Write ${nearest(to, known) ?? 'the path of a page'}, or remove the redirect.`,
          ];
    return messages
      .filter(Boolean)
      .map((message) => problem(redirectsFile, line, `'${from}' ${message}`));
  });
}
