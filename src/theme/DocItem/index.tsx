import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@site/src/components/StructuredData';
import {product} from '@site/src/product';
import Original from '@theme-original/DocItem';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect} from 'react';

type Props = ComponentProps<typeof Original>;

/** The compiled MDX of a page, with an export of our own. */
type Content = Props['content'] & {
  /** Whether samples are shown next to the text (../../reference/components/console.css). */
  hasConsole?: boolean;
};

/**
 * Renders a docs page. Wrapped: adds structured data, and a class and an attribute for CSS. Not `:has()`, which slows
 * every toggle; not a class on `<html>`, which React resets on hydration, causing a layout shift.
 */
export default function DocItem(props: Props): ReactNode {
  const {hasConsole, frontMatter, metadata}: Content = props.content;
  const url = product.siteUrl + metadata.permalink;
  const {savePreferredVersionName} = useDocsPreferredVersion();
  // Docusaurus saves the version only if the reader selects it in a menu.
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
