// Client module for URLs for which the router and the host choose different pages.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {decodedPath} from '../../site/address';

const {baseUrl} = siteConfig;

/**
 * Makes Docusaurus hydrate the page that the host sent, if the router would choose another page for the URL.
 *
 * - The router ignores case, trailing spaces and `/index.html`, so it may find a page where the host sent its not-found
 *   page. This module then adds a route for the not-found page at this URL, before all other routes.
 * - `/docs/introduction.html` is the page `/docs/introduction`. Docusaurus hydrates the page before it has loaded the
 *   page's chunks, and makes the URL with `.html` canonical. This module corrects the URL before the router reads it.
 *
 * Without this module, React reports error 418 in both cases.
 */
function followHost() {
  const {origin, pathname, search, hash} = window.location;
  if (!document.querySelector('main[data-not-found]')) {
    const page = pathname.replace(/(?:\/index)?\.html$/, '');
    const path = `${page}/` === baseUrl ? baseUrl : page;
    if (path !== pathname)
      window.history.replaceState(window.history.state, '', origin + path + search + hash);
    return;
  }
  const quoted = [pathname, decodedPath(pathname)].map((path) =>
    path.replaceAll(/[^\w/]/g, '\\$&'),
  );
  // The router ignores case in a string. It also accepts a regular expression, although its type does not.
  const path = new RegExp(`^(?:${quoted.join('|')})$`) as unknown as string;
  const notFound = routes.find((route) => route.path === '*');
  if (notFound) routes.unshift({...notFound, path, exact: true});
}

if (ExecutionEnvironment.canUseDOM) followHost();
