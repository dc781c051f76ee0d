import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {showCurrent} from '@site/src/plugins/page-layout/sidebarInView';

/** Elements that are inert while the menu is open. The search dialog is excluded, because it opens above the menu. */
const covered = '#__docusaurus > :not(.navbar, dialog), .navbar__inner';

/**
 * Renders the mobile menu. Wrapped: the original renders the menu, with the whole sidebar, when the page loads. This
 * component renders the menu when it first opens, in a transition, so that the page reacts to the click first. While
 * the menu is open, the focus stays inside. Then the focus returns to the menu button. The menu opens at the current
 * page. Escape closes it.
 */
export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (shown) startTransition(() => setOpened(true));
  }, [shown]);
  useEffect(() => {
    if (!shown || !opened) return undefined;
    const parts = document.querySelectorAll<HTMLElement>(covered);
    const setInert = (inert: boolean) => {
      for (const part of parts) part.inert = inert;
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) toggle();
    };
    setInert(true);
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const menu = document.querySelector('.navbar-sidebar');
    if (menu) showCurrent(menu);
    document.addEventListener('keydown', onKey);
    return () => {
      setInert(false);
      document.removeEventListener('keydown', onKey);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, opened, toggle]);
  return opened && <OriginalMobileSidebar />;
}
