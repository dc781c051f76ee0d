// The script of pages with samples. It runs before React hydrates the page, and handles clicks from the start.
// It remembers the language of the samples (src/first-paint/before-hydration/head.js shows it before the first
// paint), opens the folds around the target of a link, copies the path of the call or the address of a field, and opens
// or closes all nested fields at once.
(() => {
  const KEY = 'sample-language';
  // The style sheet shows what needs this script.
  document.documentElement.dataset.referenceScript = 'true';

  /** @param {string | null} language */
  function show(language) {
    // The remembered language may not be on this page.
    for (const input of document.querySelectorAll('input[name^="sample-language"]')) {
      if (input instanceof HTMLInputElement && input.value === language) input.checked = true;
    }
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

  /** The target of the address; null when its hash cannot be decoded. */
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

  /**
   * @param {HTMLElement} pressed says that it worked
   * @param {string} text
   */
  async function copy(pressed, text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The address bar or the page has it.
      return;
    }
    pressed.dataset.copied = 'true';
    setTimeout(() => delete pressed.dataset.copied, 1500);
  }

  /** @param {Element} button the next element has the fields that it opens, or closes when all are open */
  function toggleAll(button) {
    const folds = [...(button.nextElementSibling?.querySelectorAll('details') ?? [])];
    const open = folds.some((fold) => !fold.open);
    for (const fold of folds) fold.open = open;
    button.textContent = open ? 'Collapse all' : 'Expand all';
  }

  function shown() {
    show(remembered());
    reveal();
  }

  // The reader navigated to the page without loading a document.
  document.addEventListener('reference:shown', shown);
  window.addEventListener('hashchange', reveal);
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('sample-language')) return;
    const {top} = target.getBoundingClientRect();
    remember(target.value);
    show(target.value);
    // Samples above have changed their height as well; keep the pressed tab where it was.
    scrollBy({top: target.getBoundingClientRect().top - top, behavior: 'instant'});
  });
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    if (target.matches('.ref-all')) toggleAll(target);
    const button = target.closest('.ref-call > button');
    if (button instanceof HTMLButtonElement) copy(button, button.value);
    const link = target.closest('a[href^="#"]');
    if (!(link instanceof HTMLAnchorElement)) return;
    // The address changes after this event. A second click on the same link must reveal the target again.
    setTimeout(reveal);
    if (link.classList.contains('hash-link')) copy(link, link.href);
  });
  shown();
})();
