import PageMenu from '@site/src/components/PageMenu';
import Original from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

/** Renders the breadcrumbs of a docs page. Wrapped: adds the page menu to the same row. */
export default function DocBreadcrumbs(): ReactNode {
  return <PageMenu before={<Original />} />;
}
