import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {groupBy} from '@site/src/site/groupBy';
import ListPage from './ListPage';
import Tags from './Tags';

export type Post = Props['items'][number];

type ListProps = Props & {
  /** Returns the heading that a post is below. */
  headingOf?: (post: Post) => string;
  /** Fields right of the list; in narrow windows, above it. */
  filter?: ReactNode;
  /** Content below the posts. */
  children?: ReactNode;
};

/** Renders the list of posts. The theme's component has no `h1`, and no slot for one. */
export default function PostList({headingOf, filter, children, ...props}: ListProps): ReactNode {
  const {metadata, items} = props;
  const groups = headingOf && groupBy(items, headingOf);
  const tags = items.flatMap(({content}) => content.metadata.tags);
  const topics = new Map(tags.map((tag) => [tag.permalink, tag]));
  return (
    <ListPage
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      className={ThemeClassNames.page.blogListPage}
    >
      <div className="list-aside" data-ignore="all">
        {filter}
        <Tags tags={[...topics.values()]} />
        <a href={`${metadata.permalink}/rss.xml`}>RSS</a>
        <a href={`${metadata.permalink}/atom.xml`}>Atom</a>
        {!filter && <Link to={`${metadata.permalink}/archive`}>Archive</Link>}
      </div>
      <BlogListPageStructuredData {...props} />
      <div className="post-list">
        {groups?.map(([heading, posts]) => (
          <section key={heading} className="post-group">
            <Heading as="h2" id={heading.toLowerCase().replaceAll(' ', '-')}>
              {heading}
            </Heading>
            <BlogPostItems items={posts} />
          </section>
        )) ?? <BlogPostItems items={items} />}
      </div>
      {children}
      {/* It would be an empty landmark. */}
      {metadata.totalPages > 1 && <BlogListPaginator metadata={metadata} />}
    </ListPage>
  );
}
