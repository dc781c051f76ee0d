// Lays out what the first paint left for later (src/components/parts), some of it at a time when the page is idle, so that a tap is
// answered in between. The page is laid out when its application runs, so it is over then.
(() => {
  const parts = [...document.querySelectorAll('[data-lay-out]')];
  // What a slow phone lays out in less than 50 ms.
  const ELEMENTS = 120;

  /** @param {() => void} work */
  function whenIdle(work) {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else setTimeout(work);
  }

  function layOut() {
    if (document.documentElement.dataset.hasHydrated === 'true') return;
    let elements = 0;
    while (elements < ELEMENTS) {
      const part = parts.shift();
      if (!part) return;
      part.removeAttribute('data-lay-out');
      elements += part.querySelectorAll('*').length;
    }
    whenIdle(layOut);
  }

  // After the frame that shows the page; its application is on the way meanwhile.
  requestAnimationFrame(() => whenIdle(layOut));
})();
