// Client module that corrects the scroll position after Docusaurus reloads a page whose chunks failed to load.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodedPath} from '../../site/address';

let byHistory = false;

/**
 * Makes a page that Docusaurus reloads start at its top, or at the heading in its URL. When a chunk fails to load,
 * Docusaurus reloads the new URL (`PendingNavigation.js`). The browser then restores the scroll position of the old
 * page. The restored position is correct only if the reader went back or forward.
 */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}) {
  if (previousLocation && !byHistory) window.history.scrollRestoration = 'manual';
  byHistory = false;
  return () => {
    window.history.scrollRestoration = 'auto';
  };
}

if (ExecutionEnvironment.canUseDOM) {
  const reloaded = window.history.scrollRestoration === 'manual';
  const restore = () =>
    setTimeout(() => {
      window.history.scrollRestoration = 'auto';
      // Chromium does not scroll a reloaded page to the heading in its URL.
      const id = decodedPath(window.location.hash.slice(1));
      if (reloaded && id) document.getElementById(id)?.scrollIntoView();
    });
  // Browsers read `scrollRestoration` until the load event, so reset the value afterwards. The application starts in
  // several tasks, so that on a slow machine the load event may have passed before this module runs.
  if (document.readyState === 'complete') restore();
  else window.addEventListener('load', restore);
  window.addEventListener('popstate', () => {
    byHistory = true;
  });
}
