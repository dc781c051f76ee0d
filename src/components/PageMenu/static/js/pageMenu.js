// Copies the Markdown of the page, and closes menus: that of the page, on narrow screens its contents, and in the PMS
// comparison all values of a cell. Does not use React, so that it works before hydration.
(() => {
  const SHOWN_MS = 4000;
  const MENUS = '.drop-menu[open]';

  /** @param {Element | null} [except] a menu that stays open */
  function closeMenus(except) {
    for (const menu of document.querySelectorAll(MENUS)) {
      if (menu !== except) menu.removeAttribute('open');
    }
  }

  /** @param {string} url */
  async function textAt(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  }

  /** @param {string} url */
  async function copy(url) {
    // Passes a promise, because some browsers deny access to the clipboard if `write` is called only after the fetch.
    const text = textAt(url).then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  }

  /**
   * @param {HTMLElement} button
   * @param {string} url
   */
  async function copyAndSay(button, url) {
    const status = button.parentElement?.querySelector('[role="status"]');
    if (!status) return;
    try {
      await copy(url);
      status.textContent = 'Copied.';
    } catch {
      // The clipboard needs a secure context and permission.
      status.textContent = 'Not copied. View it instead.';
    }
    setTimeout(() => {
      status.textContent = '';
    }, SHOWN_MS);
  }

  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    // Following a link closes its menu.
    closeMenus(target.closest('a') ? null : target.closest('details'));
    const button = target.closest('[data-page-menu] [data-copy]');
    if (button instanceof HTMLElement) copyAndSay(button, button.dataset.copy ?? '');
  });

  document.addEventListener('keydown', ({key, target}) => {
    if (key !== 'Escape' || !(target instanceof Element)) return;
    const menu = target.closest(MENUS);
    closeMenus();
    menu?.querySelector('summary')?.focus();
  });
})();
