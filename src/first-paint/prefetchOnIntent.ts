import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Loader = typeof window.docusaurus;

/** The page that an element's link leads to, if it is one of this site. */
function internalTarget(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Fetches a page ahead when the reader turns to its link: by pointer or touch, which the link component sees to, or by focus,
 * which it does not. The component would also fetch every page whose link scrolls into view; with a sidebar that is a dozen pages
 * that nobody asked for, so that part is switched off. On a 2g connection and with data saver nothing is fetched ahead.
 */
export function onRouteDidUpdate() {
  if (lean || !window.docusaurus) return;
  lean = {...window.docusaurus, prefetch: () => false};
  window.docusaurus = lean;
}

let lean: Loader | undefined;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({target}) => {
    const address = internalTarget(target);
    if (address) window.docusaurus.preload(address);
  });
}
