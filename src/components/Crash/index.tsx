import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

/**
 * Wraps an error component of the theme. The wrapper resets the error when the reader opens another page, and accepts
 * thrown values of any type.
 *
 * @param Original the theme's error component
 */
export function withReset(Original: ComponentType<Props>) {
  return function Crash({error, tryAgain}: Props): ReactNode {
    const {pathname} = useLocation();
    const [crashed] = useState(pathname);
    useEffect(() => {
      if (pathname !== crashed) tryAgain();
    }, [pathname, crashed, tryAgain]);
    // Anything can be thrown, not only errors.
    const thrown: unknown = error;
    return (
      <Original
        error={thrown instanceof Error ? thrown : new Error(String(thrown))}
        tryAgain={tryAgain}
      />
    );
  };
}
