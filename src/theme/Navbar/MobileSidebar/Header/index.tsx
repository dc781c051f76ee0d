import Original from '@theme-original/Navbar/MobileSidebar/Header';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

/** Renders the header of the mobile menu. Wrapped: adds the search box. */
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
