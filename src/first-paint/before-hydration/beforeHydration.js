// Serves the reader from the first paint until the page has hydrated. It is at the end of each page, where everything that the
// reader may touch is there. Links, folds and sample tabs need no help; buttons and the keys of the search do: each is pressed again,
// once, when the page has hydrated. It also reports what could not be loaded.
(() => {
  const root = document.documentElement;
  const app = document.getElementById('__docusaurus');
  // The application may be there first when all its scripts are in the browser's cache.
  if (!app || root.dataset.hasHydrated === 'true') return;

  // Buttons that the application adds later, such as after a crash, are its own to answer; the page menu and the folds of the reference
  // have scripts of their own.
  const buttons = new Set(app.querySelectorAll('button:not([data-page-menu] *, .ref-all)'));
  const search = app.querySelector('button[aria-keyshortcuts]');
  const colours = app.querySelector('[class*="colorModeToggle"] button');

  // The theme disables it until the page has hydrated, and labels it "system mode", which this site does not have.
  colours?.removeAttribute('disabled');
  labelColours();

  /** What was pressed, in order; each once, so that an impatient second press does not undo the first. */
  const pressed = new Set();

  /** @param {boolean} searchPressed whether the search was pressed, for the page that is loaded next at this entry of the history */
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
      // The reader's settings forbid storage; the choice then holds for this page.
    }
  }

  /** A message to the reader meanwhile, at the bottom of the window. */
  const notice = document.createElement('div');
  /** The scripts and the style sheet without which the page does not hydrate, and which could not be loaded. */
  let missing = /** @type {(HTMLScriptElement | HTMLLinkElement)[]} */ ([]);
  /** What is reported, while it is. */
  let failure = /** @type {Error | undefined} */ (undefined);
  let retried = false;
  let waiting = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

  /**
   * @param {string} kind
   * @param {string} role
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

  /** As while a page is loading: nothing for the first 200 ms, then a spinner. */
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

  async function retry() {
    if (!failure) return;
    const error = failure;
    const wanted = missing;
    failure = undefined;
    missing = [];
    notice.remove();
    showSpinner();
    // What the application itself asked for cannot be asked for again here. And the site may have been published again since, without
    // these files under their old names. A reader without a network keeps the page.
    if (retried || wanted.length === 0) {
      const page = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(
        () => null,
      );
      if (page?.ok) {
        rememberPress(pressed.has(search));
        location.reload();
      } else if (wanted.length === 0) showFailure(error);
    }
    retried = true;
    for (const element of wanted) {
      // A script runs once; a copy that is made by `cloneNode` would not run again.
      const copy = document.createElement(element.localName);
      for (const {name, value} of element.attributes)
        if (name !== 'data-failed') copy.setAttribute(name, value);
      element.replaceWith(copy);
    }
  }

  /** @param {EventTarget | null} element */
  function onFailed(element) {
    const isSheet = element instanceof HTMLLinkElement && element.rel === 'stylesheet';
    const isScript = element instanceof HTMLScriptElement && element.src.includes('/assets/js/');
    if (!isSheet && !isScript) return;
    if (isScript && !/\/(runtime~)?main\.[^/]*$/.test(element.src)) {
      // The application requests a part again of the page, unless it finds its element here.
      element.remove();
      return;
    }
    missing.push(element);
    const address = element instanceof HTMLScriptElement ? element.src : element.href;
    showFailure(new Error(`Loading ${new URL(address).pathname} failed`));
  }

  /** @param {ErrorEvent} event */
  const onError = (event) => onFailed(event.target);

  /** @param {PromiseRejectionEvent} event with what the application asked for itself */
  function onRejection({reason}) {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') showFailure(reason);
  }

  /** @param {Element} button is pressed again when the page has hydrated */
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
    const {key, target} = event;
    const chord = event.ctrlKey || event.metaKey;
    const inField =
      target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
    if (!search || inField || event.altKey) return;
    if (chord ? key.toLowerCase() !== 'k' : key !== '/') return;
    event.preventDefault();
    press(search);
  }

  const opened = location.pathname;

  // Back to a page of the tab before it was reloaded: the browser changes the address alone, and the application is not there yet.
  function onBack() {
    if (location.pathname !== opened) location.reload();
  }

  function handOver() {
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
  // Those that failed while the page was still being read (head.js).
  for (const element of document.querySelectorAll('[data-failed]')) onFailed(element);
  const watch = new MutationObserver(handOver);
  watch.observe(root, {attributeFilter: ['data-has-hydrated']});
})();
