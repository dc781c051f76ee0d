import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import StructuredData, {publisher, validPath} from '@site/src/components/StructuredData';
import {product} from '@site/src/product';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

/**
 * Metadata of a page. Wrapped: adds what kind of page it is, the reference of an operation or an article, and writes its address
 * as a valid one where Docusaurus leaves the spaces in.
 */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const url = product.siteUrl + validPath(metadata.permalink);
  return (
    <>
      <OriginalMetadata />
      <Head>
        <link rel="canonical" href={url} />
        <meta property="og:url" content={url} />
      </Head>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'operation' in frontMatter ? 'APIReference' : 'TechArticle',
          '@id': url,
          url,
          headline: metadata.title,
          description: metadata.description,
          inLanguage: 'en',
          isPartOf: {'@type': 'WebSite', name: product.title, url: `${product.siteUrl}/`},
          publisher,
        }}
      />
    </>
  );
}
