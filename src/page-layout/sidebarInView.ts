/** Scrolls the sidebar, and not the page, to the link of the current page. */
export function onRouteDidUpdate(): void {
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
