// Runs before the first paint, in the head of each page.
(() => {
  const {documentElement: root} = document;

  // What loads or fails before the end of the page is read is seen to there (beforeHydration.js).
  document.addEventListener(
    'load',
    ({target}) => {
      if (target instanceof HTMLLinkElement) target.dataset.loaded = 'true';
    },
    true,
  );
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)
        target.dataset.failed = 'true';
    },
    true,
  );

  // An address with a heading needs the height of all that is above it (src/first-paint/deferred-layout).
  if (location.hash) root.dataset.laidOut = 'true';

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
