import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {product} from '../../product';

/** What all JSON-LD of the site has, in terms of schema.org. */
const common = {
  '@context': 'https://schema.org',
  inLanguage: 'en',
  publisher: {'@type': 'Organization', name: product.name, url: product.mainSite},
};

/** Describes a page to search engines as JSON-LD, with terms of schema.org. */
export default function StructuredData({data}: {data: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify({...common, ...data})}</script>
    </Head>
  );
}
