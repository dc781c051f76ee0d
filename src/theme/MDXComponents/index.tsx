import Original from '@theme-original/MDXComponents';
import type {ComponentProps, ReactNode} from 'react';
import PageContents from '@site/src/page-layout/PageContents';
import Table from './Table';

/** Markdown has headers of columns alone. */
function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return <th scope="col" {...props} />;
}

/** What Markdown elements become. Wrapped: tables get a frame, their headers a scope. This map is on every page, so nothing heavy belongs here. */
export default {...Original, table: Table, th: ColumnHeader, PageContents};
