import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import TOC from '@theme/TOC';
import type {ReactNode} from 'react';
import {groupBy} from '@site/src/site/groupBy';
import ListPage from './ListPage';

export type Post = Props['items'][number];

type ListProps = Props & {
  /** Returns the heading that a post is below. The headings are listed at the right. */
  headingOf?: (post: Post) => string;
  /** Content between the description and the posts. */
  children?: ReactNode;
};

/** Returns the ID of a heading, such as `november-2026`. */
const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** Renders the list of posts. The theme's component has no `h1`, and no slot for one. */
export default function PostList({headingOf, children, ...props}: ListProps): ReactNode {
  const {metadata, items} = props;
  const groups = headingOf && groupBy(items, headingOf);
  const toc = groups?.map(([heading]) => ({value: heading, id: anchorOf(heading), level: 2}));
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
      toc={toc && <TOC toc={toc} />}
    >
      <BlogListPageStructuredData {...props} />
      {children}
      <div className="post-list">
        {groups?.map(([heading, posts]) => (
          <section key={heading} className="post-group">
            <Heading as="h2" id={anchorOf(heading)}>
              {heading}
            </Heading>
            <BlogPostItems items={posts} />
          </section>
        )) ?? <BlogPostItems items={items} />}
      </div>
      <BlogListPaginator metadata={metadata} />
    </ListPage>
  );
}
