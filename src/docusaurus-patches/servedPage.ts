import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {decodedPath} from '../site/address';

/**
 * Makes Docusaurus hydrate the page that the host sent, if the router would choose another one for the URL.
 *
 * - The router ignores case, trailing spaces and `/index.html`. If the host sent its not-found page, the router might
 *   still render another page, so a route for this URL is added before all others.
 * - `/docs/introduction.html` is the page `/docs/introduction`, but Docusaurus does not load its chunks before it
 *   hydrates, and makes the URL with `.html` canonical. The URL is corrected before the router reads it.
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
