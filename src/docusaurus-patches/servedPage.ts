import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {decodedPath} from '../site/address';

/**
 * Hydrates the page that the host sent, at an address that Docusaurus would map to another route.
 *
 * - The router ignores case, trailing spaces and `/index.html`. Where the host sent its not-found page, the router
 *   would render another page over it. That address gets a route, before all others.
 * - `/docs/introduction.html` is the page `/docs/introduction`, but Docusaurus does not load its chunks before it
 *   hydrates, and would make the address with `.html` canonical. The address is corrected before the router reads it.
 *
 * React reports both as error 418. Not reported upstream yet. Proposed issue: "`preload` and `SiteMetadata` read the
 * address before `normalizeLocation` has removed `.html`, so that `/docs/intro.html` hydrates with a loading state
 * and has itself as canonical."
 */
function followHost() {
  const {origin, pathname, search, hash} = window.location;
  if (!document.querySelector('main[data-not-found]')) {
    const path = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
    if (path !== pathname)
      window.history.replaceState(window.history.state, '', origin + path + search + hash);
    return;
  }
  const quoted = [pathname, decodedPath(pathname)].map((path) =>
    path.replaceAll(/[^\w/]/g, '\\$&'),
  );
  // The router compares a string case-insensitively. It also accepts a regular expression, although the type does not.
  const path = new RegExp(`^(?:${quoted.join('|')})$`) as unknown as string;
  const notFound = routes.find((route) => route.path === '*');
  if (notFound) routes.unshift({...notFound, path, exact: true});
}

if (ExecutionEnvironment.canUseDOM) followHost();
