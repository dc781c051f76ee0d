import SearchProvider from '@site/src/search/SearchProvider';
import {useHosted} from '@site/src/search/useHosted';
import type {ReactNode} from 'react';

/**
 * Wraps the whole application; Docusaurus renders it above the layout. The search provider is here because everything
 * below is remounted when the layout changes.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return useHosted() ? children : <SearchProvider>{children}</SearchProvider>;
}
