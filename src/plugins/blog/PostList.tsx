import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import TOC from '@theme/TOC';
import type {ReactNode} from 'react';
import {monthOf} from '@site/src/site/dates';
import {groupBy} from '@site/src/site/groupBy';
import ListPage from './ListPage';

/** Returns the ID of the heading of a month, such as `november-2026`. */
const anchorOf = (month: string): string => month.toLowerCase().replace(' ', '-');

/**
 * Renders the list of posts. The theme's component has no `h1`, and no slot for one.
 *
 * @param children content between the description and the posts; with it, the posts are grouped by month, and the
 *   months listed at the right
 */
export default function PostList({children, ...props}: Props & {children?: ReactNode}): ReactNode {
  const {metadata, items} = props;
  const months = groupBy(items, ({content}) => monthOf(content.metadata.date));
  const toc = months.map(([month]) => ({value: month, id: anchorOf(month), level: 2}));
  return (
    <ListPage
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      className={ThemeClassNames.page.blogListPage}
      links={
        <p data-ignore="all">
          {['rss', 'atom'].map((type) => (
            <a key={type} href={`${metadata.permalink}/${type}.xml`}>
              {type === 'rss' ? 'RSS' : 'Atom'}
            </a>
          ))}
        </p>
      }
      toc={children && <TOC toc={toc} />}
    >
      <BlogListPageStructuredData {...props} />
      {children}
      <div className="post-list">
        {children ? (
          months.map(([month, posts]) => (
            <section key={month} className="post-month">
              <Heading as="h2" id={anchorOf(month)}>
                {month}
              </Heading>
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
