import {ThemeClassNames} from '@docusaurus/theme-common';
import PostIndex from '@site/src/components/PostIndex';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** All authors of the blog. Ejected: the original indents them, and leaves the number of their posts without a word. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
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
