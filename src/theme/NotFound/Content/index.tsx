import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Card from '@site/src/components/Card';
import suggested from '@site/src/plugins/search/suggested.json';
import {product} from '@site/src/product';
import {decodedPath} from '@site/src/site/address/address';
import {nearestPath} from '@site/src/site/nearest';
import {pagePaths} from '@site/src/site/address/pagePaths';
import {capitalized} from '@site/src/site/text';
import styles from './styles.module.css';

/** Returns the name of a page as its path has it, such as "Get all reservations". */
function nameOf(path: string): string {
  const name = decodedPath(path).split('/').pop() || 'Home';
  return capitalized(name).replaceAll('-', ' ');
}

/** Renders the 404 page. Ejected: the original has no search and no links. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  // The same file is served for all unknown URLs, so the path is known only in the browser.
  const isBrowser = useIsBrowser();
  const address = isBrowser ? decodedPath(pathname) : 'this address';
  const nearest = isBrowser && nearestPath(pathname, pagePaths);
  return (
    <main className={clsx('container margin-vert--lg', styles.main)} data-not-found>
      {/* Below /docs, no other component sets the title. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      {/* The key replaces the whole sentence, so that no word of it moves. */}
      <p key={address} className={styles.line}>
        There is no page at <code>{address}</code>.
      </p>
      <p className={styles.line}>
        {nearest && (
          <>
            Did you mean <Link to={nearest}>{nameOf(nearest)}</Link>?
          </>
        )}
      </p>
      <div className="search-here">
        <SearchBar />
      </div>
      <ul className="cards">
        {suggested.popular.map(({title, url, about}) => (
          <Card key={url} to={url} title={title}>
            {about}
          </Card>
        ))}
      </ul>
      <p>
        Did you follow a link on this site? Report it to{' '}
        <a href={`mailto:${product.supportEmail}?subject=Broken%20link`}>{product.supportEmail}</a>.
      </p>
    </main>
  );
}
