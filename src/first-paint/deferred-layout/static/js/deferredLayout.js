// Lays out what the first paint left for later (src/first-paint/deferred-layout), some of it at a time when the page is idle, so that a tap is
// answered in between; all of it when the reader goes to another place.
(() => {
  // What a slow phone lays out in less than 50 ms.
  const ELEMENTS = 120;

  const parts = [...document.querySelectorAll('[data-lay-out]')];

  /** @param {() => void} work */
  function whenIdle(work) {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work);
  }

  const {dataset} = document.documentElement;

  function layOut() {
    if ('laidOut' in dataset) return;
    let elements = 0;
    while (elements < ELEMENTS) {
      const part = parts.shift();
      if (!part) {
        finish();
        return;
      }
      part.removeAttribute('data-lay-out');
      elements += part.querySelectorAll('*').length;
    }
    whenIdle(layOut);
  }

  // The page, and those that the reader goes to from it, are laid out as a whole from now on.
  function finish() {
    dataset.laidOut = 'true';
    removeEventListener('click', onClick, true);
    removeEventListener('popstate', finish);
    removeEventListener('scroll', finish);
  }

  /** @param {Event} event on a link, whose target is looked for by its height above the page */
  function onClick({target}) {
    if (target instanceof Element && target.closest('a[href]')) finish();
  }

  // A page that is shown again is scrolled to where the reader was, for which all that is above must have its height.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') {
    finish();
    return;
  }
  addEventListener('click', onClick, true);
  addEventListener('popstate', finish);
  // What is above the reader may not get its height later: that would move what is read.
  addEventListener('scroll', finish, {passive: true});
  // After the frame that shows the page; its application is on the way meanwhile.
  requestAnimationFrame(() => whenIdle(layOut));
})();
