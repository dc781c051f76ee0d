import OriginalSearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';
import SearchBox from '@site/src/search/SearchBox';
import {useHosted} from '@site/src/search/useHosted';

/**
 * Renders the search box. Wrapped: shows the local search, or the preset's DocSearch if the Algolia variables are set
 * at build time.
 */
export default function SearchBar(): ReactNode {
  return useHosted() ? <OriginalSearchBar /> : <SearchBox />;
}
