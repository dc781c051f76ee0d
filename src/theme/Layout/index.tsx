// The layout of every page. Wrapped: adds a link to the page's Markdown version, and a line above the printed page.
import Head from '@docusaurus/Head';
import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import {product} from '@site/src/product';
import {decodedPath} from '@site/src/site/address';
import {longDate} from '@site/src/site/dates';
import {markdownLink} from '@site/src/site/markdownPath';
import {pagePaths} from '@site/src/site/pagePaths';
import Original from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** Plugins whose pages have no Markdown version. `native` renders the 404 page. */
const withoutMarkdown = ['docusaurus-theme-search-algolia', 'native'];

/**
 * Returns true if a page has this path. `withoutMarkdown` does not exclude 404 pages below `/docs`, because the docs
 * plugin renders them.
 */
const isPage = (pathname: string): boolean =>
  pagePaths.some((path) => matchPath(pathname, {path, exact: true}) !== null);

export default function Layout(props: ComponentProps<typeof Original>): ReactNode {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  const {title, url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      {!withoutMarkdown.includes(plugin.name) && isPage(pathname) && (
        <>
          <Head>
            <link rel="alternate" type="text/markdown" href={markdownLink(pathname, baseUrl)} />
          </Head>
          {/* On hydration, the path can have another form. */}
          <p className="print-only" suppressHydrationWarning>
            {`${title} · ${url}${encodeURI(decodedPath(pathname))} · Last updated ${longDate(product.lastUpdated)}`}
          </p>
        </>
      )}
      <Original {...props} />
    </>
  );
}
