// Client module that keeps the link of the current page in view in the sidebar.

/**
 * Scrolls the sidebar, but not the page, if the link of the current page is not visible.
 *
 * @param root contains the sidebar, or the one of the mobile menu
 */
export function showCurrent(root: ParentNode = document): void {
  const link = root.querySelector<HTMLElement>(
    '.theme-doc-sidebar-menu .menu__link--active[aria-current]',
  );
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const {top, bottom} = menu.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  if (box.top >= top && box.bottom <= Math.min(bottom, innerHeight)) return;
  menu.scrollTop += box.top - menu.clientHeight / 3 - top;
  // The first link in view is whole, unless the last one would not be.
  if (menu.scrollTop + menu.clientHeight >= menu.scrollHeight - 1) return;
  const boxes = [...menu.querySelectorAll('.menu__link')].map((one) => one.getBoundingClientRect());
  menu.scrollTop += (boxes.find((one) => one.bottom > top)?.top ?? top) - top;
}

let observer: ResizeObserver | undefined;

/** Scrolls again whenever the sidebar changes size, because React adds the link only when its category expands. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  const list = document.querySelector('.theme-doc-sidebar-menu');
  if (!list) return;
  showCurrent();
  observer = new ResizeObserver(() => showCurrent());
  observer.observe(list);
  // Don't scroll when the reader expands a category or filters the PMS guides.
  const stop = () => observer?.disconnect();
  list.addEventListener('pointerdown', stop, {once: true});
  list.addEventListener('keydown', stop, {once: true});
}
