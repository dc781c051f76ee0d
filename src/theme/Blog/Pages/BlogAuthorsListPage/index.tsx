import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** All authors of the blog. Ejected: the original indents them, and leaves the number of their posts without a word. */
export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata
        title="Authors"
        description="Who writes the posts of this blog, and how many each author has written."
      />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Authors</Heading>
        <dl className="tag-list">
          {authors.map(({key, name, title, page, count}) => (
            <div key={key}>
              <dt>
                {page ? <Link to={page.permalink}>{name}</Link> : <strong>{name}</strong>}, {count}{' '}
                {count === 1 ? 'post' : 'posts'}
              </dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
