import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let byHistory = false;

/**
 * Scrolls to the top of a page, or to the heading in its address, when Docusaurus could not load its chunks and
 * reloads the window (`PendingNavigation.js`). The browser would restore the scroll position of the previous page,
 * which it stored with the new address. Going back or forward is left to the browser, which has the right position.
 *
 * There is no issue upstream; its text: "After a deploy, a link in an old tab opens the new page scrolled to the
 * position on the old one."
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
  // After the load event, until which the browser reads this setting.
  window.addEventListener('load', () => {
    setTimeout(() => {
      window.history.scrollRestoration = 'auto';
      // Chromium does not scroll a reloaded page to the heading in its address.
      const id = decodeURIComponent(window.location.hash.slice(1));
      if (reloaded && id) document.getElementById(id)?.scrollIntoView();
    });
  });
  window.addEventListener('popstate', () => {
    byHistory = true;
  });
}
