// Serves the reader from the first paint until the application has taken the page over. It stands at the end of each page, where
// everything that the reader may touch is there. Links, folds and sample tabs need no help; buttons and the keys of the search do.
// It also says so when the application is slow to come or could not be had; src/first-paint/loadFailure.ts does the same, in the
// same words, for the parts of a page that the application asks for.
(() => {
  const root = document.documentElement;
  const app = document.getElementById('__docusaurus');
  // The application may be there first when all its scripts are in the browser's cache.
  if (!app || root.dataset.hasHydrated === 'true') return;

  // The page that is shown, in the sidebar: in view, without moving the page (src/page-layout/sidebarInView.ts does it later on).
  const current = document.querySelector(
    '.theme-doc-sidebar-menu .menu__link--active[aria-current]',
  );
  const menu = current?.closest('nav');
  // To ask for places where the sidebar is not shown would have the page laid out before its time.
  if (current && menu && matchMedia('(width > 996px)').matches) {
    const {top} = menu.getBoundingClientRect();
    const box = current.getBoundingClientRect();
    if (box.bottom > Math.min(top + menu.clientHeight, innerHeight)) {
      menu.scrollTop += box.top - top - menu.clientHeight / 3;
    }
  }

  // The page holds the rules that it needs itself, and the whole sheet for paper. When that has come, a second link has it count on the
  // screen too, and the application waits for it (src/first-paint/staged-start). A sheet that is added costs less than one whose medium
  // changes, after which Chromium lays the whole page out anew.
  /** @param {HTMLLinkElement} link */
  function applyWhenLoaded(link) {
    function apply() {
      const whole = /** @type {HTMLLinkElement} */ (link.cloneNode());
      whole.media = 'all';
      delete whole.dataset.loaded;
      link.after(whole);
    }
    // Its `sheet` may be there, and empty, though it could not be had.
    if (link.dataset.loaded) apply();
    else link.addEventListener('load', apply);
  }
  const sheet = document.querySelector('link[media="print"]');
  if (sheet instanceof HTMLLinkElement) applyWhenLoaded(sheet);

  // Buttons that the application adds later, such as after a crash, are its own to answer; the page menu and the folds of the reference have scripts of
  // their own.
  const buttons = new Set(app.querySelectorAll('button:not([data-page-menu] *, .ref-all)'));
  const search = app.querySelector('button[aria-keyshortcuts]');
  const colours = app.querySelector('[class*="colorModeToggle"] button');

  // The theme has it disabled until the application is there; it is served here before that.
  colours?.removeAttribute('disabled');

  /** What was pressed, in order; each once, so that an impatient second press does not undo the first. */
  const pressed = new Set();
  let typed = '';

  function switchColours() {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = mode;
    root.dataset.themeChoice = mode;
    try {
      localStorage.setItem('COLOUR_MODE_KEY', mode);
    } catch {
      // The reader's settings forbid storage; the choice then holds for this page.
    }
  }

  /** What the reader is told meanwhile, at the foot of the window. */
  const notice = document.createElement('div');
  /** The scripts and the style sheet without which the application does not start, and which could not be had. */
  let missing = /** @type {(HTMLScriptElement | HTMLLinkElement)[]} */ ([]);
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
    if (missing.length === 0 && !notice.isConnected) {
      waiting ||= setTimeout(show, 200, 'load-pending', 'status', 'Loading');
    }
  }

  /** @param {HTMLScriptElement | HTMLLinkElement} element */
  const addressOf = (element) =>
    element instanceof HTMLScriptElement ? element.src : element.href;

  /** @param {string} address */
  function showFailure(address) {
    const text = document.createElement('p');
    text.textContent = `Part of this page did not load. ${new Error(`Loading ${new URL(address).pathname} failed`)}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.textContent = 'Retry';
    button.addEventListener('click', retry);
    show('load-failure', 'alert', text, button);
  }

  async function retry() {
    const wanted = missing;
    if (wanted.length === 0) return;
    missing = [];
    notice.remove();
    showSpinner();
    if (retried) {
      // The site may have been published anew since, without these files under their old names.
      const page = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(
        () => null,
      );
      if (page?.ok) location.reload();
    }
    retried = true;
    for (const element of wanted) {
      if (element instanceof HTMLLinkElement) {
        const link = /** @type {HTMLLinkElement} */ (element.cloneNode());
        delete link.dataset.failed;
        applyWhenLoaded(link);
        element.replaceWith(link);
        continue;
      }
      const script = document.createElement('script');
      script.src = element.src;
      // In the order of the list.
      script.async = false;
      document.head.append(script);
    }
  }

  /** @param {EventTarget | null} element */
  function onFailed(element) {
    const isSheet = element instanceof HTMLLinkElement && element.rel === 'stylesheet';
    const isScript = element instanceof HTMLScriptElement && element.src.includes('/assets/js/');
    if (!isSheet && !isScript) return;
    // The application asks anew for a part of the page, unless it finds its element here. The style sheet it waits for.
    if (isScript) element.remove();
    if (isScript && !/\/(runtime~)?main\.[^/]*$/.test(element.src)) return;
    missing.push(element);
    showFailure(addressOf(element));
  }

  /** @param {ErrorEvent} event */
  const onError = (event) => onFailed(event.target);

  /** @param {Element} button is answered when the application is there */
  function press(button) {
    pressed.add(button);
    showSpinner();
    retry();
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
    if (pressed.has(search)) {
      if (chord) return;
      if (key === 'Escape') pressed.delete(search);
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
      else return;
      if (key === 'Escape') typed = '';
    } else if (chord ? key.toLowerCase() === 'k' : key === '/') press(search);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @param {FocusEvent} event */
  function fill({target}) {
    if (!(target instanceof HTMLInputElement)) return;
    // The application hides this setter on the fields that it watches, and would not notice.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(target, typed);
    target.dispatchEvent(new Event('input', {bubbles: true}));
  }

  function handOver() {
    if (root.dataset.hasHydrated !== 'true') return;
    watch.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    removeEventListener('error', onError, true);
    removeEventListener('online', retry);
    clearTimeout(waiting);
    notice.remove();
    // The search takes the focus to its field when it opens.
    if (typed) addEventListener('focusin', fill, {once: true});
    for (const button of pressed) button.click();
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('error', onError, true);
  addEventListener('online', retry);
  // Those that failed while the page was still being read (head.js).
  for (const element of document.querySelectorAll('[data-failed]')) onFailed(element);
  const watch = new MutationObserver(handOver);
  watch.observe(root, {attributeFilter: ['data-has-hydrated']});
})();
