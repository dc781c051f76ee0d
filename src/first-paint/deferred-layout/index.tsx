import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import './deferredLayout.css';

/**
 * Stands on a page with parts that may wait, which are marked `data-lay-out="later"`: those below the screen are not laid out for
 * the first paint, but soon after. Brings the script that does it (static/js/parts.js).
 */
export default function Parts(): ReactNode {
  const script = useBaseUrl('/js/parts.js');
  return (
    <Head>
      <script src={script} defer />
    </Head>
  );
}
