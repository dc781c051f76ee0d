// Serves the reader from the first paint until the application has taken the page over. It stands at the end of each page, where
// everything that the reader may touch is there. Links, folds and sample tabs need no help; buttons and the keys of the search do.
(() => {
  const root = document.documentElement;
  const app = document.getElementById('__docusaurus');
  if (!app) return;

  // Buttons that the application adds later, such as after a crash, are its own to answer; the page menu has a script of its own.
  const buttons = new Set(app.querySelectorAll('button:not([data-page-menu] *)'));
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

  /** @param {MouseEvent} event */
  function onClick(event) {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !buttons.has(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button === colours) switchColours();
    else pressed.add(button);
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
    } else if (chord ? key.toLowerCase() === 'k' : key === '/') pressed.add(search);
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
    // The search takes the focus to its field when it opens.
    if (typed) addEventListener('focusin', fill, {once: true});
    for (const button of pressed) button.click();
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  const watch = new MutationObserver(handOver);
  watch.observe(root, {attributeFilter: ['data-has-hydrated']});
})();
