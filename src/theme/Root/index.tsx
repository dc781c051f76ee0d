import SearchProvider from '@site/src/search/SearchProvider';
import {useHosted} from '@site/src/search/useHosted';
import type {ReactNode} from 'react';

/**
 * Renders around every page; Docusaurus provides it for swizzling. The search is here because everything below is
 * remounted when the layout changes.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return useHosted() ? children : <SearchProvider>{children}</SearchProvider>;
}
