import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchProvider from '@site/src/plugins/search/SearchProvider';
import {product} from '@site/src/product';
import {encodedPath} from '@site/src/site/address/address';
import {longDate} from '@site/src/site/dates';
import {type ReactNode, useSyncExternalStore} from 'react';

/** Calls a function before the page is printed: filters change the query without the router. */
function beforePrint(update: () => void) {
  window.addEventListener('beforeprint', update);
  return () => window.removeEventListener('beforeprint', update);
}

const currentSearch = () => window.location.search;
const searchOnServer = () => '';

/**
 * Docusaurus renders this component around the whole application. It contains the line above a printed page, and the
 * search provider, because React remounts the layout, with all its content, when the next page has a different layout.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {title, url} = useDocusaurusContext().siteConfig;
  const isSearchHosted = 'algolia' in useThemeConfig();
  const search = useSyncExternalStore(beforePrint, currentSearch, searchOnServer);
  const address = url + encodedPath(pathname) + search;
  return (
    <>
      {/* On hydration, the path can have another form. */}
      <p className="print-only" suppressHydrationWarning>
        {`${title} · ${address} · Last updated ${longDate(product.lastUpdated)}`}
      </p>
      {isSearchHosted ? children : <SearchProvider>{children}</SearchProvider>}
    </>
  );
}
