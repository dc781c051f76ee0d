import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {twinLink} from '@site/src/plugins/twins/twinPath';
import Original from '@theme-original/Layout';
import type {ComponentProps, ReactNode} from 'react';

/** Plugins whose pages have no text of their own, and so no twin: the 404 page, and the page of the hosted search. */
const withoutTwin = ['native', 'docusaurus-theme-search-algolia'];

/** The frame of every page. Wrapped: the head names the page's Markdown twin. */
export default function Layout(props: ComponentProps<typeof Original>): ReactNode {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  return (
    <>
      {!withoutTwin.includes(plugin.name) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twinLink(pathname)} />
        </Head>
      )}
      <Original {...props} />
    </>
  );
}
