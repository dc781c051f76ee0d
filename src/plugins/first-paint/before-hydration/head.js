// Runs in the head of each page, before the first paint. Applies the full style sheet when it has loaded, and selects
// the reader's language and way to connect.
(() => {
  const {documentElement: root} = document;

  // The page contains its critical CSS, and a link to the full style sheet with `media="print"`. When this link has
  // loaded, a second link applies the style sheet to the screen, and the application starts
  // (src/plugins/first-paint/staged-start). Changing the `media` of the first link would make Chromium recompute the
  // layout.
  document.addEventListener(
    'load',
    ({target: link}) => {
      if (!(link instanceof HTMLLinkElement)) return;
      if (link.media !== 'print') link.dataset.loaded = 'true';
      else link.after(Object.assign(link.cloneNode(), {media: 'all'}));
    },
    true,
  );
  // Marks files that fail to load before beforeHydration.js runs. That script reports the marked files.
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLElement) target.dataset.failed = 'true';
    },
    true,
  );

  // Selects the reader's language in samples and programs, and the way to connect in the guide of a PMS, while the page
  // is parsed, so that nothing else is painted first. src/components/static/js/pageActions.js stores the language,
  // src/plugins/pms/guide/WayChoice.tsx puts the way into the URL.
  let language = null;
  try {
    language = localStorage.getItem('sample-language');
  } catch {
    // Storage is blocked.
  }
  const way =
    new URLSearchParams(location.search).get('way') ?? /^#pms-way-(.+)/.exec(location.hash)?.[1];
  if (!language && !way) return;
  const seen = new WeakSet();
  const reading = new MutationObserver(() => {
    for (const choice of document.querySelectorAll('[name^="sample-language"], [name="pms-way"]')) {
      if (!(choice instanceof HTMLInputElement) || seen.has(choice)) continue;
      seen.add(choice);
      if (choice.value === (choice.name === 'pms-way' ? way : language)) choice.checked = true;
    }
  });
  reading.observe(root, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => reading.disconnect());
})();
