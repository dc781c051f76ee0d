import OriginalSearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';
import SearchBox from '@site/src/plugins/search/SearchBox';
import {useHosted} from '@site/src/plugins/search/useHosted';

/**
 * Renders the search box. Wrapped: shows the local search. If the Algolia variables are set at build time, the original
 * shows DocSearch.
 */
export default function SearchBar(): ReactNode {
  return useHosted() ? <OriginalSearchBar /> : <SearchBox />;
}
