import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

/** Elements made inert while the menu is open. The search dialog is not, because it can open above the menu. */
const covered = '#__docusaurus > :not(.navbar, dialog), .navbar__inner';

/**
 * Renders the mobile menu. Wrapped: the original renders it with the whole sidebar when the page loads; this one when
 * it is first opened, in a transition, so that the page reacts to the click first. It also manages focus: focus moves
 * into the menu, stays there while it is open, and returns to the menu button. Escape closes the menu.
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
    document.addEventListener('keydown', onKey);
    return () => {
      setInert(false);
      document.removeEventListener('keydown', onKey);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, opened, toggle]);
  return opened && <OriginalMobileSidebar />;
}
