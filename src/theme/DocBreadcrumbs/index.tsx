import PageMenu from '@site/src/components/PageMenu';
import Original from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

/** The path to the page. Wrapped: the page menu is beside it, on every page of the docs. */
export default function DocBreadcrumbs(): ReactNode {
  return <PageMenu beside={<Original />} />;
}
