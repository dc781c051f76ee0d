// The layout of every page. Wrapped: adds to the head a link to the page's Markdown version.
import Head from '@docusaurus/Head';
import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import routes from '@generated/routes';
import {markdownLink} from '@site/src/site/markdownPath';
import Original from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** Plugins whose pages have no Markdown version. `native` renders the 404 page. */
const withoutMarkdown = ['docusaurus-theme-search-algolia', 'native'];

type Routes = readonly {path?: string | string[]; exact?: boolean; routes?: Routes}[];

/**
 * Returns true if a page has this path. `withoutMarkdown` does not exclude 404 pages below `/docs`, because the docs
 * plugin renders them.
 */
function isPage(pathname: string, among: Routes = routes): boolean {
  return among.some((route) =>
    route.routes
      ? isPage(pathname, route.routes)
      : route.exact && matchPath(pathname, {path: route.path, exact: true}) !== null,
  );
}

export default function Layout(props: ComponentProps<typeof Original>): ReactNode {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {!withoutMarkdown.includes(plugin.name) && isPage(pathname) && (
        <Head>
          <link
            rel="alternate"
            type="text/markdown"
            href={markdownLink(pathname, siteConfig.baseUrl)}
          />
        </Head>
      )}
      <Original {...props} />
    </>
  );
}
