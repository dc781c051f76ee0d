import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import ListPage from './ListPage';

/**
 * Renders the list of posts. The theme's component has no `h1`, and no slot for one.
 *
 * @param children content between the description and the posts
 */
export default function PostList({children, ...props}: Props & {children?: ReactNode}): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <ListPage
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      className={ThemeClassNames.page.blogListPage}
      sidebar={sidebar}
    >
      <BlogListPageStructuredData {...props} />
      {children}
      <div className="post-list">
        <BlogPostItems items={items} />
      </div>
      <BlogListPaginator metadata={metadata} />
    </ListPage>
  );
}
