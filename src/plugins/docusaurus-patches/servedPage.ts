// Client module for URLs that the router cannot read, and for which the router and the host choose different pages.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {decodedPath, wellFormed} from '../../site/address/address';
import {escapedForRegExp} from '../../site/text';

const {baseUrl} = siteConfig;

const isNotFound = () => document.querySelector('main[data-not-found]') !== null;

/**
 * Corrects the URL before the router reads it:
 *
 * - A URL that cannot be decoded, such as `/100%` or `#50%`. Mail and chat programs create such URLs when they truncate or
 *   change a link. Docusaurus decodes the path twice, first in its router. If the router throws, the page is empty.
 * - `/docs/introduction.html`, which is the page `/docs/introduction`. Docusaurus hydrates the page before it has loaded
 *   the page's chunks, and makes the URL with `.html` canonical. React then reports error 418.
 *
 * Upstream: https://github.com/remix-run/history/issues/505 ("Path is decoded in createLocation"), closed for the
 * version that Docusaurus uses; https://github.com/remix-run/react-router/issues/5824 ("Putting a % in a url without
 * proper url encoding crashes").
 */
function correctAddress() {
  const {origin, pathname, search, hash} = window.location;
  const decoded = decodedPath(pathname);
  // Docusaurus decodes the path twice, so the decoded path must be valid too.
  const isValid = wellFormed(decoded) === decoded;
  const valid = isValid ? wellFormed(pathname) : encodeURI(wellFormed(decoded));
  const page = isNotFound() ? valid : valid.replace(/(?:\/index)?\.html$/, '');
  const corrected = (`${page}/` === baseUrl ? baseUrl : page) + search + wellFormed(hash);
  if (corrected === pathname + search + hash) return;
  // With the origin, because a path that begins with two slashes would be parsed as a host.
  window.history.replaceState(window.history.state, '', origin + corrected);
}

/**
 * Makes Docusaurus hydrate the not-found page that the host sent, where the router would find a page, because it ignores
 * case, trailing spaces and `/index.html`. Adds a route for the not-found page at this URL, before all other routes.
 * Without it, React reports error 418.
 */
function keepNotFound() {
  const {pathname} = window.location;
  const quoted = [pathname, decodedPath(pathname)].map(escapedForRegExp);
  // The router ignores case in a string. It also accepts a regular expression, although its type does not.
  const path = new RegExp(`^(?:${quoted.join('|')})$`) as unknown as string;
  const notFound = routes.find((route) => route.path === '*');
  if (notFound) routes.unshift({...notFound, path, exact: true});
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the router reads the URL, so this listener is called before the router's.
  window.addEventListener('popstate', correctAddress);
  correctAddress();
  if (isNotFound()) keepNotFound();
}
