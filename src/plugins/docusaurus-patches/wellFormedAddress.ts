// Client module that corrects URLs with invalid percent escapes.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodedPath, wellFormed} from '../../site/address';

/**
 * Corrects a URL that cannot be decoded, such as `/100%` or `#50%`. Mail and chat programs create such URLs when they
 * truncate or change a link. Docusaurus decodes the path twice, first in its router. If the router throws, the page is
 * empty.
 *
 * Upstream: https://github.com/remix-run/history/issues/505 ("Path is decoded in createLocation"), closed for the
 * version that Docusaurus uses; https://github.com/remix-run/react-router/issues/5824 ("Putting a % in a url without
 * proper url encoding crashes").
 */
function correctAddress() {
  const {pathname, search, hash} = window.location;
  const path = decodedPath(pathname);
  // Docusaurus decodes the path twice, so the decoded path must be valid too.
  const corrected =
    (wellFormed(path) === path ? wellFormed(pathname) : encodeURI(wellFormed(path))) +
    search +
    wellFormed(hash);
  if (corrected === pathname + search + hash) return;
  // With the origin, because a path that begins with two slashes would be parsed as a host.
  window.history.replaceState(window.history.state, '', window.location.origin + corrected);
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the router reads the URL, so this listener is called before the router's.
  window.addEventListener('popstate', correctAddress);
  correctAddress();
}
