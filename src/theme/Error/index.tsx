import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The frame needs to know whose page it holds, and a crash outside of every page is nobody's. */
const route = {plugin: {name: 'crash', id: 'default'}};

/**
 * What is shown when more crashes than the content of a page, such as its navbar. Ejected: the original looks and reads otherwise
 * than the page for a crash in the content. The frame is left out where it is what crashes.
 */
export default function CrashPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  const withoutFrame = () => content;
  return (
    <RouteContextProvider value={route}>
      <Head>
        <title>This page crashed.</title>
      </Head>
      <ErrorBoundary fallback={withoutFrame}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
