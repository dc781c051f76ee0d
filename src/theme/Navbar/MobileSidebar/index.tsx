import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, startTransition, useEffect, useState} from 'react';
import {whenIdle} from '@site/src/first-paint/whenIdle';

/**
 * The menu of narrow screens. Wrapped: the original builds it, with the whole sidebar, together with the page; here it is built bit by
 * bit when the page is idle, or at once when it is opened before.
 */
export default function MobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [ready, setReady] = useState(false);
  useEffect(
    () => (shouldRender ? whenIdle(() => startTransition(() => setReady(true))) : undefined),
    [shouldRender],
  );
  if (shown && !ready) setReady(true);
  return ready && <OriginalMobileSidebar />;
}
