import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import StructuredData, {validPath} from '@site/src/components/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

/**
 * The way to a page. Ejected: the original names folders by an address with a slash at its end, which is another one here, and
 * leaves spaces in.
 */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const data = useBreadcrumbsStructuredData({
    breadcrumbs: breadcrumbs.map((crumb) =>
      crumb.href ? {...crumb, href: validPath(crumb.href)} : crumb,
    ),
  });
  return <StructuredData data={data} />;
}
