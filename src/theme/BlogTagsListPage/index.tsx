import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** All tags of the blog. Ejected: the original sorts a handful of them under a heading for each letter, and hides what they are for. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata
        title="Tags"
        description="The tags of the blog, each with its topic and the number of its posts."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Tags</Heading>
        <dl className="tag-list">
          {tags.map(({label, permalink, description, count}) => (
            <div key={permalink}>
              <dt>
                <Link rel="tag" to={permalink}>
                  {label}
                </Link>
                , {count} {count === 1 ? 'post' : 'posts'}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
