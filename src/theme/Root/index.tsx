import SearchProvider from '@site/src/search/SearchProvider';
import {useHosted} from '@site/src/search/useHosted';
import type {ReactNode} from 'react';

/**
 * Stands around every page. Replaced, as Docusaurus means it to be: the search is here because everything below is drawn anew with a page
 * of another kind.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return useHosted() ? children : <SearchProvider>{children}</SearchProvider>;
}
