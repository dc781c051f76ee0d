import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import ListPage from './ListPage';

type ListProps = Props & {
  /** Fields right of the list; in narrow windows, above it. */
  filter?: ReactNode;
};

/** Renders the list of posts. The theme's component has no `h1`, and no slot for one. */
export default function PostList({filter, ...props}: ListProps): ReactNode {
  const {metadata, items} = props;
  return (
    <ListPage
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      className={ThemeClassNames.page.blogListPage}
    >
      <div className="list-aside" data-ignore="all">
        {filter}
        <a href={`${metadata.permalink}/rss.xml`}>RSS</a>
        <a href={`${metadata.permalink}/atom.xml`}>Atom</a>
        {!filter && <Link to={`${metadata.permalink}/archive`}>Archive</Link>}
        {!filter && <Link to={`${metadata.permalink}/tags`}>Tags</Link>}
      </div>
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={items} />
      {/* It would be an empty landmark. */}
      {metadata.totalPages > 1 && <BlogListPaginator metadata={metadata} />}
    </ListPage>
  );
}
