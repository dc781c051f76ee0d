import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import StructuredData, {publisher} from '@site/src/components/StructuredData';
import {product} from '@site/src/product';
import Original from '@theme-original/DocItem';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect} from 'react';

type Props = ComponentProps<typeof Original>;

/** What a page may export beside what Docusaurus knows of. */
type Content = Props['content'] & {
  /** Whether code is beside the text (../../reference/components/console.css). */
  hasConsole?: boolean;
};

/**
 * A page of the docs. Wrapped: says in the page itself what styles ask for, and to programs what kind of page it is, the reference of an
 * operation or an article. Asked by `:has()`, it would slow each fold and tab; the class that the root has of each page is written again
 * on hydration, and the page would move.
 */
export default function DocItem(props: Props): ReactNode {
  const {hasConsole, frontMatter, metadata}: Content = props.content;
  const url = product.siteUrl + metadata.permalink;
  const {savePreferredVersionName} = useDocsPreferredVersion();
  // Docusaurus saves it only when the reader chooses a version in a menu.
  useEffect(
    () => savePreferredVersionName(metadata.version),
    [savePreferredVersionName, metadata.version],
  );
  return (
    <div className={clsx('doc', hasConsole && 'doc--console')} data-doc={metadata.id}>
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
      <Original {...props} />
    </div>
  );
}
