// The small script of reference pages. It runs before the application does, and serves clicks that come before the page is alive.
// It does three things: remember the language of the samples (src/plugins/early/head.js shows it before the first paint), open what
// hides the target of a link, and copy the address of a field when its # is used.
(() => {
  const KEY = 'sample-language';
  const root = document.documentElement;
  // The application brings the script anew with each reference page; one is enough.
  if (root.dataset.referenceScript) return;
  root.dataset.referenceScript = 'true';

  /** @param {string | null} language */
  function show(language) {
    const inputs = [...document.querySelectorAll('input[name="sample-language"]')].filter(
      (input) => input instanceof HTMLInputElement,
    );
    // What was remembered may be a language that is no longer there.
    const chosen = inputs.find(({value}) => value === language);
    if (chosen) chosen.checked = true;
  }

  // Reading storage throws where the reader's settings forbid it.
  function remembered() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  /** @param {string} language */
  function remember(language) {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // The choice then holds for this page alone.
    }
  }

  /** What the address points at; a part of it that cannot be decoded points at nothing. */
  function pointedAt() {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  }

  function reveal() {
    const target = pointedAt();
    let opened = false;
    for (
      let outer = target?.closest('details');
      outer;
      outer = outer.parentElement?.closest('details')
    ) {
      opened ||= !outer.open;
      outer.open = true;
    }
    if (opened) target?.scrollIntoView();
  }

  /** @param {HTMLAnchorElement} link */
  async function copy(link) {
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      // The address bar has it.
      return;
    }
    link.dataset.copied = 'true';
    setTimeout(() => delete link.dataset.copied, 1500);
  }

  function shown() {
    show(remembered());
    reveal();
  }

  // A page of the application that came without a document of its own.
  document.addEventListener('reference:shown', shown);
  window.addEventListener('hashchange', reveal);
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'sample-language') return;
    remember(target.value);
    show(target.value);
  });
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    // The address changes after this; a second click on the same link changes nothing, but must open what was closed since.
    setTimeout(reveal);
    if (link.classList.contains('hash-link')) copy(link);
  });
  shown();
})();
