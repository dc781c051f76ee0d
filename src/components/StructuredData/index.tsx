import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {product} from '../../product';

/** The publisher of these pages, as schema.org describes one. */
export const publisher = {
  '@type': 'Organization',
  name: product.name,
  url: product.mainSite,
} as const;

/** JSON-LD with schema.org terms, without undefined values and empty lists. */
export default function StructuredData({data}: {data: object}): ReactNode {
  const present = Object.entries(data).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(Object.fromEntries(present))}</script>
    </Head>
  );
}
