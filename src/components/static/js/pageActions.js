// What readers do on a page: stores the chosen language of samples and programs, and restores it on each page; before
// the first paint, src/plugins/first-paint/before-hydration/head.js does. Opens the folds that contain a link's target,
// and copies code and paths. Does not use React, so that all this works before hydration.
(() => {
  const KEY = 'sample-language';
  // The style sheet hides the buttons that copy until this script has run.
  document.documentElement.dataset.canCopy = 'true';

  /** @param {string | null} language */
  function show(language) {
    // This page may not have samples in the stored language.
    for (const input of document.querySelectorAll('input[name^="sample-language"]')) {
      if (input instanceof HTMLInputElement && input.value === language) input.checked = true;
    }
  }

  // localStorage throws if the browser's settings block storage.
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
      // The choice then applies only to this page.
    }
  }

  /** Returns the element that the URL's hash refers to; null if there is none or the hash cannot be decoded. */
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
    // The style sheet highlights it. `:target` matches nothing after the router has changed the URL.
    document.querySelector('[data-target]')?.removeAttribute('data-target');
    target?.setAttribute('data-target', '');
  }

  /**
   * Copies the value of a button or, if it has none, the code in its frame, and shows whether that succeeded.
   *
   * @param {HTMLButtonElement} button
   */
  async function copy(button) {
    const code = button.closest('.code-frame')?.querySelector('code, blockquote');
    const status = button.querySelector('span');
    if (!status) return;
    try {
      // `innerText` omits hidden text, such as the variants of a sample that are not selected.
      await navigator.clipboard.writeText(
        code instanceof HTMLElement ? code.innerText : button.value,
      );
      status.textContent = 'Copied';
    } catch {
      // The clipboard requires a secure context and permission.
      status.textContent = 'Not allowed';
    }
    setTimeout(() => (status.textContent = ''), 1500);
  }

  function shown() {
    show(remembered());
    reveal();
  }

  // src/components/pageShown.ts dispatches this event after client-side navigation.
  document.addEventListener('page:shown', shown);
  window.addEventListener('hashchange', reveal);
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('sample-language')) return;
    const {top} = target.getBoundingClientRect();
    remember(target.value);
    show(target.value);
    // Samples above the clicked tab may have changed height. Scrolling keeps the tab at its position.
    scrollBy({top: target.getBoundingClientRect().top - top, behavior: 'instant'});
  });
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[data-copies]');
    if (button instanceof HTMLButtonElement) copy(button);
    // The URL changes after this event. The browser fires no `hashchange` for a second click on the same link.
    if (target.closest('a[href^="#"]')) setTimeout(reveal);
  });
  shown();
})();
