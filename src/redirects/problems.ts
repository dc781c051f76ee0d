import {nearest} from '../site/nearest';

/**
 * Old addresses that lead nowhere, those that are none, and those of pages that are there.
 *
 * @param redirects as src/redirects/redirects.ts has them
 * @param routes addresses of the site
 * @returns a message for each
 */
export function redirectProblems(
  redirects: readonly {from: string; to: string}[],
  routes: readonly string[],
): string[] {
  const known = new Set(routes.map((route) => decodeURI(route)));
  const relative = redirects
    .filter(({from}) => !from.startsWith('/'))
    .map(
      ({from}) =>
        `src/redirects/redirects.ts: '${from}' does not begin with a slash, so that it is no address. Write '/${from}'.`,
    );
  const lost = redirects
    .filter(({to}) => !known.has(decodeURI(to)))
    .map(({from, to}) => {
      const meant = nearest(to, known);
      return (
        `src/redirects/redirects.ts: '${from}' leads to '${to}', which is no page. ` +
        `${meant ? `Did you mean '${meant}'? ` : ''}Write the address of a page, or remove the redirect.`
      );
    });
  const spaced = redirects
    .filter(({from}) => /\s/.test(from))
    .map(
      ({from}) =>
        `src/redirects/redirects.ts: '${from}' has a space, at which hosts end an address. Write '${encodeURI(from)}'.`,
    );
  const hidden = redirects
    .filter(({from}) => known.has(decodeURI(from)))
    .map(
      ({from}) =>
        `src/redirects/redirects.ts: '${from}' is a page, which readers get in place of the redirect. Remove the redirect, or move the page first.`,
    );
  return [...relative, ...spaced, ...hidden, ...lost];
}
