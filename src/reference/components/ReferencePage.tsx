import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useLayoutEffect} from 'react';
import Parts from '../../first-paint/deferred-layout';

/**
 * Brings the small script of reference pages (static/js/reference.js). It knows nothing of React, so it is told when a page has
 * been shown.
 */
export default function ReferencePage(): ReactNode {
  const script = useBaseUrl('/js/reference.js');
  const {pathname, hash} = useLocation();

  // Before the paint, and before the application scrolls to what the address names.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('reference:shown'));
  }, [pathname, hash]);

  return (
    <>
      <Head>
        <script src={script} defer />
      </Head>
      <Parts />
    </>
  );
}
