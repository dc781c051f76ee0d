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
  const known = new Set(routes.map(decodedPath));
  const first = new Map(redirects.toReversed().map((one) => [decodedPath(one.from), one]));

  /** Checks a new path. Returns what is wrong, or undefined. */
  const targetProblem = (to: string): string | undefined => {
    if (to === '')
      return 'must be followed by a new path and 301, such as `/docs/old /docs/new 301`.';
    if (known.has(decodedPath(to))) {
      const exact = encodedPath(to);
      return exact === to
        ? undefined
        : `redirects to '${to}', which is not the exact path of the page. Write '${exact}'.`;
    }
    const next = first.get(decodedPath(to));
    if (next)
      return `redirects to '${to}', which redirects to '${next.to}'. Write the path of a page.`;
    const meant = nearest(to, known);
    const hint = meant ? `Did you mean '${meant}'? ` : '';
    return `redirects to '${to}', which does not exist. ${hint}Write the path of a page, or remove the redirect.`;
  };

  return redirects.flatMap((redirect) => {
    const {from, to, line} = redirect;
    const path = decodedPath(from);
    const other = first.get(path);
    return [
      other && other !== redirect
        ? `is repeated: a line above redirects it to '${other.to}'. Remove one of the two.`
        : to !== '' &&
          normalized(from) !== from &&
          'is not in the form that hosts compare: encoded, with a slash at the start but not at the end, ' +
            `and without # or ?. Write '${normalized(from)}'.`,
      known.has(path) &&
        'is a page, so hosts ignore the redirect. Remove the redirect, or move the page first.',
      targetProblem(to),
    ]
      .filter(Boolean)
      .map((message) => problem(redirectsFile, line, `'${from}' ${message}`));
  });
}
