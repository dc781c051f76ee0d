import {decodedPath, encodedPath} from '../site/address';
import {nearest} from '../site/nearest';
import {problem, type Problem} from '../site/writerError';
import {type Redirect, redirectsFile} from './redirects';

/** The old address as hosts compare it. */
const normalized = (from: string) =>
  encodedPath(from.replace(/[?#].*/, '').replace(/^\/?/, '/')).replace(/(?<=.)\/$/, '');

/**
 * Finds old addresses that lead to no page, that hosts would not match, and that are pages themselves.
 *
 * @param routes addresses of the pages
 * @returns problems whose reasons begin with the old address
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  routes: readonly string[],
): Problem[] {
  const known = new Set(routes.map(decodedPath));
  const next = new Map(redirects.map(({from, to}) => [decodedPath(from), to]));
  const first = new Map(redirects.toReversed().map((one) => [decodedPath(one.from), one]));

  /** The page at the end of a chain of redirects; undefined if the chain is broken or circular. */
  const endOf = (to: string, most = redirects.length): string | undefined => {
    const after = next.get(decodedPath(to));
    if (known.has(decodedPath(to))) return encodedPath(to);
    return after !== undefined && most > 0 ? endOf(after, most - 1) : undefined;
  };

  /** What is wrong with a new address. */
  const targetProblem = (to: string): string | undefined => {
    if (to === '')
      return 'needs a new address and 301 behind it, such as `/docs/old /docs/new 301`.';
    const end = endOf(to);
    if (end === to) return undefined;
    if (end !== undefined) {
      return `leads to '${to}', which is not the address of a page as links have it. Write '${end}'.`;
    }
    const meant = next.has(decodedPath(to)) ? undefined : nearest(to, known);
    const hint = meant ? `Did you mean '${meant}'? ` : '';
    return `leads to '${to}', which is no page. ${hint}Write the address of a page, or remove the redirect.`;
  };

  return redirects.flatMap((redirect) => {
    const {from, to, line} = redirect;
    const path = decodedPath(from);
    const other = first.get(path);
    return [
      other && other !== redirect
        ? `is a repeated address: above it leads to '${other.to}'. Remove one of the two.`
        : to !== '' &&
          normalized(from) !== from &&
          'is no address as hosts compare it: it begins with a slash, ends with none, is encoded, ' +
            `and has no # or ?. Write '${normalized(from)}'.`,
      known.has(path) &&
        'is a page, which readers get in place of the redirect. Remove the redirect, or move the page first.',
      targetProblem(to),
    ]
      .filter(Boolean)
      .map((message) => problem(redirectsFile, line, `'${from}' ${message}`));
  });
}
