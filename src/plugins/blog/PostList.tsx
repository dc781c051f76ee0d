import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import {monthOf} from '@site/src/site/dates';
import {groupBy} from '@site/src/site/groupBy';
import ListPage from './ListPage';

/**
 * Renders the list of posts. The theme's component has no `h1`, and no slot for one.
 *
 * @param children content between the description and the posts; with it, the posts are grouped by month
 */
export default function PostList({children, ...props}: Props & {children?: ReactNode}): ReactNode {
  const {metadata, items, sidebar} = props;
  const months = groupBy(items, ({content}) => monthOf(content.metadata.date));
  return (
    <ListPage
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      className={ThemeClassNames.page.blogListPage}
      sidebar={sidebar}
    >
      <BlogListPageStructuredData {...props} />
      <p className="post-feeds" data-ignore="all">
        {['rss', 'atom'].map((type) => (
          <a key={type} href={`${metadata.permalink}/${type}.xml`}>
            {type === 'rss' ? 'RSS' : 'Atom'}
          </a>
        ))}
      </p>
      {children}
      <div className="post-list">
        {children ? (
          months.map(([month, posts]) => (
            <section key={month} className="post-month post-item">
              <p>{month}</p>
              <BlogPostItems items={posts} />
            </section>
          ))
        ) : (
          <BlogPostItems items={items} />
        )}
      </div>
      <BlogListPaginator metadata={metadata} />
    </ListPage>
  );
}
