import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/DocSidebar/Mobile';
import type {Props} from '@theme/DocSidebar/Mobile';
import {type ReactNode, useEffect, useState} from 'react';
import {whenIdle} from '@site/src/first-paint/whenIdle';

/**
 * Hands the sidebar to the menu of narrow screens. Wrapped: the original does it in the same breath as the page comes alive, which
 * makes that the longest time in which nothing answers. Here it is done when the page is idle, or when the menu opens before.
 */
export default function DocSidebarMobile(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (shown || idle) && <Original {...props} />;
}
