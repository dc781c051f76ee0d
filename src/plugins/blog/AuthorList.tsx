import {ThemeClassNames} from '@docusaurus/theme-common';
import PostIndex from './PostIndex';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** Lists all authors. The theme's component has no meta description, and doesn't label the number of posts. */
export default function AuthorList({authors, sidebar}: Props): ReactNode {
  return (
    <PostIndex
      title="Authors"
      description="Who writes the posts of this blog, and how many each author has written."
      className={ThemeClassNames.page.blogAuthorsListPage}
      searchTag="blog_authors_list"
      sidebar={sidebar}
      entries={authors.map(({name, page, count, title}) => ({
        label: name ?? '',
        to: page?.permalink,
        count,
        description: title,
      }))}
    />
  );
}
