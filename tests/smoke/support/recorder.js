// Records errors, warnings and failed requests across navigations, because WebKit's driver cannot read the console.
// The test server inserts this script as the first script of every page.
(() => {
  /** @param {string} text */
  function record(text) {
    const before = JSON.parse(sessionStorage.getItem('smoke-complaints') ?? '[]');
    const complaints = [...before, `${location.pathname}: ${text}`];
    sessionStorage.setItem('smoke-complaints', JSON.stringify(complaints));
  }

  for (const level of /** @type {const} */ (['error', 'warn'])) {
    console[level] = (...args) => record(args.map(String).join(' '));
  }
  const onError = (/** @type {Event} */ event) => {
    const {target} = event;
    if (event instanceof ErrorEvent) record(event.message);
    // A navigation may cancel a prefetch.
    else if (target instanceof Element && !target.matches('link[rel="prefetch"]'))
      record(`failed: ${target.outerHTML.slice(0, 200)}`);
  };
  // Error events of failed requests do not bubble, so the listener uses the capture phase.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({reason}) => record(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    record(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
})();
