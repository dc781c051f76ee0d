import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodedPath, wellFormed} from '../site/address';

/**
 * Writes an address that cannot be decoded, such as `/100%` or `#50%`, so that it can. Mail and chat programs make such addresses when they
 * cut or change a link. Docusaurus decodes the path twice, first in its router, and a failure leaves the reader with an empty page.
 *
 * Upstream: https://github.com/remix-run/history/issues/505 ("Path is decoded in createLocation"), closed for the version that Docusaurus
 * has; https://github.com/remix-run/react-router/issues/5824 ("Putting a % in a url without proper url encoding crashes").
 */
function mend() {
  const {pathname, search, hash} = window.location;
  const path = decodedPath(pathname);
  // Decoding the path once more has to work as well.
  const mended =
    (wellFormed(path) === path ? wellFormed(pathname) : encodeURI(wellFormed(path))) +
    search +
    wellFormed(hash);
  if (mended === pathname + search + hash) return;
  // The whole address: a path that begins with two slashes alone would be the name of a host.
  window.history.replaceState(window.history.state, '', window.location.origin + mended);
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the router reads the address, and so this listener is called before the router's own.
  window.addEventListener('popstate', mend);
  mend();
}
