import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@site/src/components/StructuredData';
import {product} from '@site/src/product';
import Original from '@theme-original/DocItem';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect} from 'react';

type Props = ComponentProps<typeof Original>;

/** The exports of a page that Docusaurus does not know. */
type Content = Props['content'] & {
  /** Whether the page shows code beside the text (../../reference/components/console.css). */
  hasConsole?: boolean;
};

/**
 * A page of the docs. Wrapped: adds structured data, and a class and an attribute for the style sheet. `:has()` instead
 * would slow down every fold and tab; classes of `html` are set again on hydration, which would shift the layout.
 */
export default function DocItem(props: Props): ReactNode {
  const {hasConsole, frontMatter, metadata}: Content = props.content;
  const url = product.siteUrl + metadata.permalink;
  const {savePreferredVersionName} = useDocsPreferredVersion();
  // Docusaurus saves the version only when a reader chooses it in a menu.
  useEffect(
    () => savePreferredVersionName(metadata.version),
    [savePreferredVersionName, metadata.version],
  );
  return (
    <div className={clsx('doc', hasConsole && 'doc--console')} data-doc={metadata.id}>
      <StructuredData
        data={{
          '@type': 'operation' in frontMatter ? 'APIReference' : 'TechArticle',
          '@id': url,
          url,
          headline: metadata.title,
          description: metadata.description,
          isPartOf: {'@type': 'WebSite', name: product.title, url: `${product.siteUrl}/`},
        }}
      />
      <Original {...props} />
    </div>
  );
}
