import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import ListPage from './ListPage';

/** Renders the list of posts. The theme's component has no `h1`, and no slot for one. */
export default function PostList(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
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
      sidebar={sidebar}
    >
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </ListPage>
  );
}
