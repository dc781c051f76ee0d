// Handles input between the first paint and hydration, and reports chunks that fail to load. Clicks on buttons and the
// keys of the search are recorded and replayed once after hydration. Links, collapsible sections and sample tabs work
// without scripts. This script is at the end of each page, after the elements that it queries.
(() => {
  const root = document.documentElement;
  const app = document.getElementById('__docusaurus');
  // If all scripts are cached, hydration may be finished already.
  if (!app || root.dataset.hasHydrated === 'true') return;

  // The buttons of the static HTML. React handles buttons that it adds later. The page menu has its own script.
  const buttons = new Set(app.querySelectorAll('button:not([data-page-menu] *)'));
  const search = app.querySelector('button[aria-keyshortcuts]');
  const colours = app.querySelector('[class*="colorModeToggle"] button');

  // Until hydration, the theme disables the colour mode toggle, and labels it with "system mode", an unused mode.
  colours?.removeAttribute('disabled');
  labelColours();

  /** Clicked buttons in order. Each is replayed once, because a second click could undo the first. */
  const pressed = new Set();

  /**
   * Stores in the history entry whether the search button was pressed, for this script in the reloaded page.
   *
   * @param {boolean} searchPressed
   */
  const rememberPress = (searchPressed) =>
    history.replaceState({...history.state, searchPressed}, '');

  if (history.state?.searchPressed) {
    pressed.add(search);
    rememberPress(false);
  }

  function labelColours() {
    for (const name of ['title', 'aria-label']) {
      const label = colours?.getAttribute(name) ?? '';
      colours?.setAttribute(name, label.replace(/\w+ mode(?=\)?$)/, `${root.dataset.theme} mode`));
    }
  }

  function switchColours() {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = mode;
    root.dataset.themeChoice = mode;
    labelColours();
    try {
      localStorage.setItem('COLOUR_MODE_KEY', mode);
    } catch {
      // Storage is blocked; the choice is kept for this page only.
    }
  }

  /** Message at the bottom of the window until hydration. */
  const notice = document.createElement('div');
  /** The failure that the message shows. */
  let failure = /** @type {Error | undefined} */ (undefined);
  let waiting = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

  /**
   * @param {string} kind class of the notice
   * @param {string} role ARIA role of the notice
   * @param {(Node | string)[]} content
   */
  function show(kind, role, ...content) {
    clearTimeout(waiting);
    waiting = undefined;
    notice.className = kind;
    notice.setAttribute('role', role);
    notice.replaceChildren(...content);
    document.body.append(notice);
  }

  /** Shows a spinner after 200 ms, as navigation does. */
  function showSpinner() {
    if (!notice.isConnected) waiting ||= setTimeout(show, 200, 'load-pending', 'status', 'Loading');
  }

  /** @param {Error} error */
  function showFailure(error) {
    failure = error;
    const text = document.createElement('p');
    text.textContent = `Part of this page did not load. ${error}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.textContent = 'Retry';
    button.addEventListener('click', retry);
    show('load-failure', 'alert', text, button);
  }

  /** Reloads the page if the site can be reached. After a deploy, the reloaded page requests the new files. */
  async function retry() {
    if (!failure) return;
    const error = failure;
    failure = undefined;
    notice.remove();
    showSpinner();
    const page = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
    if (page?.ok) {
      rememberPress(pressed.has(search));
      location.reload();
    } else showFailure(error);
  }

  /** @param {EventTarget | null} element */
  function onFailed(element) {
    const isSheet = element instanceof HTMLLinkElement && element.rel === 'stylesheet';
    const isScript = element instanceof HTMLScriptElement && element.src.includes('/assets/js/');
    if (!isSheet && !isScript) return;
    if (isScript && !/\/(runtime~)?main\.[^/]*$/.test(element.src)) {
      // Webpack requests a chunk again only if the document has no `<script>` for it.
      element.remove();
      return;
    }
    const address = element instanceof HTMLScriptElement ? element.src : element.href;
    showFailure(new Error(`Loading ${new URL(address).pathname} failed`));
  }

  /** @param {ErrorEvent} event */
  function onError({target, filename, error}) {
    onFailed(target);
    // A host that sends a page in place of a missing script.
    if (error instanceof SyntaxError && filename.includes('/assets/js/'))
      showFailure(new Error(`${new URL(filename).pathname} is not a script`));
  }

  /** @param {PromiseRejectionEvent} event reports a chunk that failed to load, or another error */
  function onRejection({reason}) {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') showFailure(reason);
  }

  /** @param {Element} button button to click after hydration */
  function press(button) {
    pressed.add(button);
    if (failure) retry();
    else showSpinner();
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !buttons.has(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button === colours) switchColours();
    else press(button);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const {key, code} = event;
    const [target] = event.composedPath();
    // The keys of src/plugins/search/shortcuts.ts, which this inline script can't import.
    const isK = /^k$/i.test(key) || (code === 'KeyK' && /\P{ASCII}/u.test(key));
    const chord = event.ctrlKey || event.metaKey;
    const inField =
      target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
    if (!search || inField || event.altKey) return;
    if (chord ? event.shiftKey || !isK : key !== '/') return;
    event.preventDefault();
    press(search);
  }

  const opened = location.pathname;

  // After a reload, going back changes only the URL, because the router is not running yet. Loads the page of the URL.
  function onBack() {
    if (location.pathname !== opened) location.reload();
  }

  function onHydrated() {
    if (root.dataset.hasHydrated !== 'true') return;
    watch.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    removeEventListener('error', onError, true);
    removeEventListener('unhandledrejection', onRejection);
    removeEventListener('online', retry);
    removeEventListener('popstate', onBack);
    clearTimeout(waiting);
    notice.remove();
    for (const button of pressed) button.click();
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', onRejection);
  addEventListener('online', retry);
  addEventListener('popstate', onBack);
  // Reports the failures that head.js has marked.
  for (const element of document.querySelectorAll('[data-failed]')) onFailed(element);
  const watch = new MutationObserver(onHydrated);
  watch.observe(root, {attributeFilter: ['data-has-hydrated']});
})();
