import type {WrapperProps} from '@docusaurus/types';
import Original from '@theme-original/BlogListPaginator';
import type BlogListPaginatorType from '@theme/BlogListPaginator';
import type {ReactNode} from 'react';

type Props = WrapperProps<typeof BlogListPaginatorType>;

/** The ways to newer and older posts. Wrapped: without any it would be a landmark with nothing in it. */
export default function BlogListPaginator(props: Props): ReactNode {
  const {previousPage, nextPage} = props.metadata;
  return (previousPage ?? nextPage) ? <Original {...props} /> : null;
}
