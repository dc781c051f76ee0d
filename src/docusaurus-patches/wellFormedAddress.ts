import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodedPath, wellFormed} from '../site/address';

/**
 * Writes an address that cannot be decoded, such as `/100%` or `#50%`, so that it can: a browser keeps its percent sign, and mail and chat
 * programs make such addresses of what they cut off. Docusaurus decodes the hash once and the path twice, once in its router, and a failure
 * ends the application with an empty page (https://github.com/remix-run/history/issues/505; a try of Docusaurus would do).
 */
function mend() {
  const {pathname, search, hash} = window.location;
  const path = decodedPath(pathname);
  // Decoding the path once more has to work as well.
  const mended = (wellFormed(path) === path ? wellFormed(pathname) : encodeURI(wellFormed(path))) + search + wellFormed(hash);
  if (mended === pathname + search + hash) return;
  // The whole address: a path that begins with two slashes alone would be the name of a host.
  window.history.replaceState(window.history.state, '', window.location.origin + mended);
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the router reads the address, and so this listener is called before the router's own.
  window.addEventListener('popstate', mend);
  mend();
}
