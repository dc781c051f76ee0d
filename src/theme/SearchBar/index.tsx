import OriginalSearchBar from '@theme-original/SearchBar';
import type {ReactNode} from 'react';
import SearchBox from '@site/src/search/SearchBox';
import {useHosted} from '@site/src/search/useHosted';

/**
 * The search box of the navbar. Wrapped: with the Algolia variables set at build time the preset's DocSearch takes the place
 * of the local search.
 */
export default function SearchBar(): ReactNode {
  return useHosted() ? <OriginalSearchBar /> : <SearchBox />;
}
