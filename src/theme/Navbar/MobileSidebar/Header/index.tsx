import Original from '@theme-original/Navbar/MobileSidebar/Header';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

/** The head of the menu of narrow screens. Wrapped: the menu begins with the search. */
export default function Header(): ReactNode {
  return (
    <>
      <Original />
      <div className="search-here">
        <SearchBar />
      </div>
    </>
  );
}
