// Client module that decides which pages are prefetched.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Loader = typeof window.docusaurus;

/** Returns the path of the link that contains an element, if the link is internal. */
function internalTarget(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Prefetches the next page when the link to it at the end of a page is visible. By default, `Link` prefetches every
 * page whose link scrolls into view. With a sidebar, that means a dozen pages, so this function disables it. `Link`
 * still handles hover and touch, and the listener below handles focus. With data saver or on 2g, nothing is prefetched.
 */
export function onRouteDidUpdate() {
  if (!original) {
    original = window.docusaurus;
    window.docusaurus = {...original, prefetch: () => false};
  }
  nearEnd?.disconnect();
  const link = document.querySelector('.pagination-nav__link--next');
  const next = internalTarget(link);
  if (!link || !next) return;
  nearEnd = new IntersectionObserver((entries, observer) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    original?.prefetch(next);
  });
  nearEnd.observe(link);
}

let original: Loader | undefined;
let nearEnd: IntersectionObserver | undefined;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({target}) => {
    const address = internalTarget(target);
    // Undefined until the application has started. A page that can't be loaded is reported when the reader opens it.
    if (address) Promise.resolve(window.docusaurus?.preload(address)).catch(() => undefined);
  });
}
