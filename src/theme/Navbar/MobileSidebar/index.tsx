import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';

/**
 * The menu of narrow screens. Wrapped: the original builds it, with the whole sidebar, together with the page; here it is built when it
 * is first opened, in a transition, so that the press is answered first.
 */
export default function MobileSidebar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (shown) startTransition(() => setOpened(true));
  }, [shown]);
  return opened && <OriginalMobileSidebar />;
}
