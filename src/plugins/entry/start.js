// Fetches the application when the page has been painted and is idle, or as soon as the reader turns to it, whichever comes first:
// what is to be read goes before what is to be run. Which scripts these are stands in the head of the page.
(() => {
  const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const list = document.getElementById('application');
  if (!list) return;
  /** @type {{scripts: string[], parts: string[]}} */
  const {scripts, parts} = JSON.parse(String(list.textContent));

  /**
   * @param {() => void} answer called once
   * @returns {() => void} does it now, unless it has been done
   */
  function onIntent(answer) {
    const once = () => {
      for (const intent of INTENTS) removeEventListener(intent, once, true);
      if (!done) answer();
      done = true;
    };
    let done = false;
    for (const intent of INTENTS) addEventListener(intent, once, {capture: true, passive: true});
    return once;
  }

  /** @param {string} src */
  function run(src) {
    const script = document.createElement('script');
    script.src = src;
    // In the order of the list.
    script.async = false;
    // Out of reach for a moment, as in a tunnel: tried again when the reader next does something.
    script.addEventListener('error', () => onIntent(() => run(src)));
    document.head.append(script);
  }

  /** @param {string} href */
  function fetchAhead(href) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'script', fetchPriority: 'low', href});
    document.head.append(link);
  }

  const start = onIntent(() => {
    scripts.forEach(run);
    parts.forEach(fetchAhead);
  });

  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, {timeout: 2000})
      : setTimeout(start, 200);
  // A page in the background is not painted, and need not wait for it.
  if (document.hidden) whenIdle();
  else {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle();
    }).observe({type: 'paint', buffered: true});
  }
})();
