import {decodedPath, encodedPath, wellFormed} from '../site/address';
import {nearest} from '../site/nearest';

export type Redirect = {from: string; to: string};

/** What is wrong with the writing of an old address. */
function writingProblem(from: string): string | undefined {
  if (!from.startsWith('/')) {
    return `does not begin with a slash, so that it is no address. Write '/${from}'.`;
  }
  if (/\s/.test(from)) {
    return `has a space, at which hosts end an address. Write '${encodedPath(from)}'.`;
  }
  if (wellFormed(from) !== from) {
    return `has a % that begins no character. Write '${wellFormed(from)}'.`;
  }
  if (/[?#]/.test(from)) {
    return `has a # or ?, behind which hosts compare nothing. Write '${from.replace(/[?#].*/, '')}'; what stands behind goes along.`;
  }
  if (/.\/$/.test(from)) {
    return `ends with a slash, without which it would not lead on. Write '${from.slice(0, -1)}', which does with both.`;
  }
  return undefined;
}

/**
 * Old addresses that lead nowhere, those that are none, and those of pages that are there.
 *
 * @param redirects as src/redirects/redirects.ts has them
 * @param routes addresses of the site
 * @returns a message for each, which begins with the file and the old address
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  routes: readonly string[],
): string[] {
  const known = new Set(routes.map(decodedPath));
  const next = new Map(redirects.map(({from, to}) => [decodedPath(from), to]));
  const first = new Map(redirects.toReversed().map((one) => [decodedPath(one.from), one]));

  /** What is wrong with where an old address leads. */
  const targetProblem = (to: string): string | undefined => {
    if (known.has(decodedPath(to))) {
      return /\s/.test(to)
        ? `which has a space, at which hosts end an address. Write '${encodedPath(to)}'.`
        : undefined;
    }
    let end: string | undefined = to;
    const passed = new Set<string>();
    while (end !== undefined && !known.has(decodedPath(end))) {
      if (passed.has(end)) {
        return 'and from there in a circle. Write the address of a page, or remove the redirects of the circle.';
      }
      passed.add(end);
      end = next.get(decodedPath(end));
    }
    if (end !== undefined) return `which has moved itself. Write '${end}'.`;
    const meant = nearest(to, known);
    return `which is no page. ${meant ? `Did you mean '${meant}'? ` : ''}Write the address of a page, or remove the redirect.`;
  };

  return redirects.flatMap((redirect) => {
    const {from, to} = redirect;
    const path = decodedPath(from);
    const other = first.get(path);
    const target = targetProblem(to);
    return [
      writingProblem(from),
      other &&
        other !== redirect &&
        `stands above already, and leads to '${other.to}' from there. Remove one of the two.`,
      known.has(path) &&
        'is a page, which readers get in place of the redirect. Remove the redirect, or move the page first.',
      target && `leads to '${to}', ${target}`,
    ]
      .filter(Boolean)
      .map((message) => `src/redirects/redirects.ts: '${from}' ${message}`);
  });
}
