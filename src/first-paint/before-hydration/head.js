// Runs before the first paint, in the head of each page.
(() => {
  const {documentElement: root} = document;

  // The page contains the rules that it needs itself, and the whole style sheet for paper. When that has arrived, a second link has it
  // count on the screen too, and the application waits for it (src/first-paint/staged-start). A sheet that is added costs less than one
  // whose medium changes, after which Chromium computes the whole layout again.
  document.addEventListener(
    'load',
    ({target: link}) => {
      if (!(link instanceof HTMLLinkElement)) return;
      link.dataset.loaded = 'true';
      if (link.media !== 'print') return;
      const whole = /** @type {HTMLLinkElement} */ (link.cloneNode());
      whole.media = 'all';
      delete whole.dataset.loaded;
      link.after(whole);
    },
    true,
  );
  // What fails before the end of the page has been read is reported there (beforeHydration.js).
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)
        target.dataset.failed = 'true';
    },
    true,
  );

  // The samples and the programs of guides get the reader's language, which src/reference/static/js/reference.js remembers, while the
  // page is being read, so that no other one is painted first.
  let language = null;
  try {
    language = localStorage.getItem('sample-language');
  } catch {
    // The reader's settings forbid storage.
  }
  if (!language) return;
  const seen = new WeakSet();
  const reading = new MutationObserver(() => {
    for (const choice of document.querySelectorAll('[name^="sample-language"]')) {
      if (!(choice instanceof HTMLInputElement) || seen.has(choice)) continue;
      seen.add(choice);
      if (choice.value === language) choice.checked = true;
    }
  });
  reading.observe(root, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => reading.disconnect());
})();
