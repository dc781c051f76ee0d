import PageMenu from '@site/src/components/PageMenu';
import Original from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

/** Where the page stands. Wrapped: the page menu stands beside it, on every page of the docs. */
export default function DocBreadcrumbs(): ReactNode {
  return <PageMenu beside={<Original />} />;
}
