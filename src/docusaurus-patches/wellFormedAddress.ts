import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {wellFormed} from '../site/address';

/**
 * Writes an address that cannot be decoded, such as `/%` or `#50%`, as the one that was meant. Docusaurus and its router decode
 * path and hash wherever they read them, and a failure there ends the application.
 */
function mend() {
  const {href} = window.location;
  // The whole address: a path that begins with two slashes alone would be the name of a host.
  if (wellFormed(href) !== href)
    window.history.replaceState(window.history.state, '', wellFormed(href));
}

if (ExecutionEnvironment.canUseDOM) {
  // Client modules run before the router reads the address, and so this listener is called before the router's own.
  window.addEventListener('popstate', mend);
  mend();
}
