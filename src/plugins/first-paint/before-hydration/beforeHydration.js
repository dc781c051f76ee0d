// Handles input between the first paint and hydration, and reports files that fail to load. Clicks on buttons and the
// keys of the search are recorded and replayed once after hydration. Links, collapsible sections and sample tabs work
// without scripts. This script is at the end of each page, after the elements that it queries.
(() => {
  const root = document.documentElement;
  const app = document.getElementById('__docusaurus');
  // If all scripts are cached, hydration may be finished already.
  if (!app || root.dataset.hasHydrated === 'true') return;

  // The buttons of the static HTML. React handles buttons that it adds later. Others have a script of their own.
  const buttons = new Set(app.querySelectorAll('button:not([data-page-menu] *, [data-copies])'));
  const search = app.querySelector('button[aria-keyshortcuts]');
  // Until hydration, the theme disables the colour mode toggle, which is the only disabled button of the navbar.
  app.querySelector('.navbar button:disabled')?.removeAttribute('disabled');

  /** Clicked buttons in order. Each is replayed once, because a second click could undo the first. */
  const pressed = new Set();

  /** Message at the bottom of the window until hydration. */
  const notice = document.createElement('div');
  let waiting = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

  /**
   * @param {string} kind class of the notice
   * @param {string} role ARIA role of the notice
   * @param {(Node | string)[]} content
   */
  function show(kind, role, ...content) {
    clearTimeout(waiting);
    notice.className = kind;
    notice.setAttribute('role', role);
    notice.replaceChildren(...content);
    document.body.append(notice);
  }

  /** @param {Element} button button to click after hydration; shows a spinner after 200 ms, as navigation does */
  function press(button) {
    pressed.add(button);
    if (!notice.isConnected) waiting ||= setTimeout(show, 200, 'load-pending', 'status', 'Loading');
  }

  /** Reloads the page if the site can be reached. After a deploy, the reloaded page requests the new files. */
  async function retry() {
    const page = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
    if (page?.ok) location.reload();
  }

  /** @param {any} element whose file failed to load; ignored if the file is not part of the application */
  function report(element) {
    const [file] = /\/assets\/(?:css|js)\/.*/.exec(element.src ?? element.href) ?? [];
    if (!file) return;
    const text = document.createElement('p');
    text.textContent = `Part of this page did not load: ${file}`;
    const button = document.createElement('button');
    button.className = 'button button--primary button--sm';
    button.textContent = 'Retry';
    button.addEventListener('click', retry);
    show('load-failure', 'alert', text, button);
  }

  /** @param {ErrorEvent} event */
  function onError({target, error, filename}) {
    // A host may send a page in place of a missing script.
    report(error instanceof SyntaxError ? {src: filename} : target);
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !buttons.has(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(button);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const {key, code, ctrlKey, metaKey, shiftKey, altKey} = event;
    const [target] = event.composedPath();
    const inField =
      target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
    // The keys of src/plugins/search/shortcuts.ts, which this inline script can't import.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && /\P{ASCII}/u.test(key));
    const opens = ctrlKey || metaKey ? isK && !shiftKey : key === '/';
    if (!search || !opens || altKey || inField) return;
    event.preventDefault();
    press(search);
  }

  const opened = location.pathname;

  // After a reload, going back changes only the URL, because the router is not running yet. Loads the page of the URL.
  function onBack() {
    if (location.pathname !== opened) location.reload();
  }

  const early = new AbortController();
  addEventListener('click', onClick, {capture: true, signal: early.signal});
  addEventListener('keydown', onKey, {capture: true, signal: early.signal});
  addEventListener('error', onError, {capture: true, signal: early.signal});
  addEventListener('popstate', onBack, {signal: early.signal});
  // Reports the failures that head.js has marked.
  for (const element of document.querySelectorAll('[data-failed]')) report(element);

  new MutationObserver((_, watch) => {
    if (root.dataset.hasHydrated !== 'true') return;
    watch.disconnect();
    early.abort();
    clearTimeout(waiting);
    notice.remove();
    for (const button of pressed) button.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();
