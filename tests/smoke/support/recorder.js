// Put into each page before anything else, the same way in every browser: keeps what the page complains of, over navigations too.
// WebKit's driver has no way to read the console.
(() => {
  const key = 'smoke-complaints';

  /** @param {string} text */
  function record(text) {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.pathname}: ${text}`]));
  }

  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level];
    console[level] = (...args) => {
      record(args.map(String).join(' '));
      log(...args);
    };
  }
  // In the capture phase, which files that cannot be had reach, too.
  const onError = (/** @type {Event} */ event) => {
    const {target} = event;
    if (event instanceof ErrorEvent)
      record(`${event.message} at ${event.filename}:${event.lineno}`);
    // What is fetched ahead may end with the page: nobody misses it.
    else if (target instanceof Element && !target.matches('link[rel="prefetch"]'))
      record(`could not be had: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({reason}) => record(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    record(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
})();
