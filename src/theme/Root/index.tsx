import SearchProvider from '@site/src/plugins/search/SearchProvider';
import {useHosted} from '@site/src/plugins/search/useHosted';
import type {ReactNode} from 'react';

/**
 * Docusaurus renders this component around the whole application. It contains the search provider, because React
 * remounts the layout, with all its content, when the next page has a different layout.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return useHosted() ? children : <SearchProvider>{children}</SearchProvider>;
}
