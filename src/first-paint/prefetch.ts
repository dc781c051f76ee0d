import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from './whenIdle';

type Loader = typeof window.docusaurus;

/** The page that an element's link leads to, if it is one of this site. */
function internalTarget(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Fetches pages ahead: when the page is idle the next one of its sidebar, which is where most readers of a guide go; and any page when
 * the reader turns to its link, by pointer or touch, which the link component sees to, or by focus, which it does not. The component would
 * also fetch every page whose link scrolls into view; with a sidebar that is a dozen pages that nobody asked for, so that part is
 * switched off. On a 2g connection and with data saver nothing is fetched ahead.
 */
export function onRouteDidUpdate() {
  if (!original) {
    original = window.docusaurus;
    window.docusaurus = {...original, prefetch: () => false};
  }
  cancel?.();
  cancel = whenIdle(() => {
    const next = internalTarget(document.querySelector('.pagination-nav__link--next'));
    if (next) original?.prefetch(next);
  });
}

let original: Loader | undefined;
let cancel: (() => void) | undefined;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({target}) => {
    const address = internalTarget(target);
    if (address) window.docusaurus.preload(address);
  });
}
