import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {product} from '../../product';

/** Who publishes these pages, in the words of schema.org. */
export const publisher = {
  '@type': 'Organization',
  name: product.name,
  url: product.mainSite,
} as const;

/** What programs read of a page, in the words of schema.org; an empty list says nothing and is left out. */
export default function StructuredData({data}: {data: object}): ReactNode {
  const told = Object.entries(data).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(Object.fromEntries(told))}</script>
    </Head>
  );
}
