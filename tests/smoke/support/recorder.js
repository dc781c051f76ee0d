// The first script of each page, in every browser: keeps errors, warnings and failed requests over navigations.
// WebKit's driver cannot read the console.
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
    // A prefetch may end with the page.
    else if (target instanceof Element && !target.matches('link[rel="prefetch"]'))
      record(`failed: ${target.outerHTML.slice(0, 200)}`);
  };
  // Failed requests are reported in the capture phase alone.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({reason}) => record(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    record(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
})();
