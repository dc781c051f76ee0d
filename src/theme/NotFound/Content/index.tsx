import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';
import IndexPages from '@site/src/components/IndexPages';
import {product} from '@site/src/product';
import {decodedPath} from '@site/src/site/address';

/** The page for an address that leads nowhere. Ejected: the original offers no way on. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  // One file is served for every such address, so only the browser knows which it was.
  const address = useIsBrowser() ? decodedPath(pathname) : 'this address';
  return (
    <main className="container margin-vert--xl" data-not-found>
      {/* Below the docs nobody else gives it one. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at <code>{address}</code>. It may have moved, or the address may be
        incomplete. Search for it, or start here:
      </p>
      <div className="search-here">
        <SearchBar />
      </div>
      <IndexPages />
      <p>
        Did you follow a link on this site? Report it to{' '}
        <a href={`mailto:${product.supportEmail}?subject=Broken%20link`}>{product.supportEmail}</a>.
      </p>
    </main>
  );
}
