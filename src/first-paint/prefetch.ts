import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Loader = typeof window.docusaurus;

/** The page that an element's link leads to, if it is one of this site. */
function internalTarget(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Fetches pages ahead: the next one of the sidebar when its link at the end of a page comes on the screen, and any page when the reader
 * turns to its link, by pointer or touch, which the link component sees to, or by focus, which it does not. The component would
 * also fetch every page whose link scrolls into view; with a sidebar that is a dozen pages that nobody asked for, so that part is
 * switched off. On a 2g connection and with data saver nothing is fetched ahead.
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
    if (address) window.docusaurus.preload(address);
  });
}
