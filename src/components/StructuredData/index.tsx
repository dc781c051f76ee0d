import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {product} from '../../product';

/** Properties of every JSON-LD object of the site. */
const common = {
  '@context': 'https://schema.org',
  inLanguage: 'en',
  publisher: {'@type': 'Organization', name: product.name, url: product.mainSite},
};

/**
 * Adds JSON-LD to the head of the page.
 *
 * @param data schema.org properties of the page
 */
export default function StructuredData({data}: {data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...common, ...data})}</script>
    </Head>
  );
}
