import SearchProvider from '@site/src/search/SearchProvider';
import {useHosted} from '@site/src/search/useHosted';
import type {ReactNode} from 'react';

/**
 * Renders every page. Replaced, as Docusaurus intends: the search is here because everything below mounts again with a page
 * of another kind.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return useHosted() ? children : <SearchProvider>{children}</SearchProvider>;
}
