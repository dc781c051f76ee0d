// Client module that decides which pages are prefetched.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * By default, `Link` prefetches every page whose link scrolls into view. With a sidebar, that means a dozen pages, so
 * this function disables it. `Link` still handles hover and touch, and the listener below handles focus.
 * With data saver or on 2g, `preload` does nothing.
 */
export function onRouteDidUpdate() {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    // Undefined until the application has started. A page that can't be loaded is reported when the reader opens it.
    Promise.resolve(window.docusaurus?.preload(link.pathname)).catch(() => undefined);
  });
}
