import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

/**
 * @param Original a page of Docusaurus for a crash
 * @returns the same, which goes away when the reader opens another page, and has a message for whatever was thrown
 */
export function recoveringFrom(Original: ComponentType<Props>) {
  return function Crash({error, tryAgain}: Props): ReactNode {
    const {pathname} = useLocation();
    const [crashed] = useState(pathname);
    useEffect(() => {
      if (pathname !== crashed) tryAgain();
    }, [pathname, crashed, tryAgain]);
    // JavaScript throws anything.
    const thrown: unknown = error;
    return (
      <Original
        error={thrown instanceof Error ? thrown : new Error(String(thrown))}
        tryAgain={tryAgain}
      />
    );
  };
}
