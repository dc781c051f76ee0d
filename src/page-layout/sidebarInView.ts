/** Scrolls the sidebar, and not the page, to the link of the current page. */
function showCurrent(): void {
  const link = document.querySelector<HTMLElement>(
    '.theme-doc-sidebar-menu .menu__link--active[aria-current]',
  );
  const menu = link?.closest('nav');
  if (!link || !menu) return;
  const {top, bottom} = menu.getBoundingClientRect();
  const box = link.getBoundingClientRect();
  if (box.top >= top && box.bottom <= Math.min(bottom, innerHeight)) return;
  menu.scrollTop += box.top - top - menu.clientHeight / 3;
}

let observer: ResizeObserver | undefined;

/** The category of the page may still be expanding, until which its link is missing. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  const list = document.querySelector('.theme-doc-sidebar-menu');
  if (!list) return;
  showCurrent();
  observer = new ResizeObserver(showCurrent);
  observer.observe(list);
  // What the reader expands or filters must not scroll the sidebar.
  const stop = () => observer?.disconnect();
  list.addEventListener('pointerdown', stop, {once: true});
  list.addEventListener('keydown', stop, {once: true});
}
