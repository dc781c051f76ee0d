import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type Entry = {
  label: string;
  /** Address of its page, where it has one. */
  to: string | undefined;
  count: number;
  description: string | undefined;
};

type Props = {
  title: string;
  description: string;
  className: string;
  searchTag: string;
  sidebar: ComponentProps<typeof BlogLayout>['sidebar'];
  /** The relation of the links, such as `tag`. */
  rel?: string;
  entries: readonly Entry[];
};

/** A page that lists the tags or authors of the blog, each with its number of posts. */
export default function PostIndex({
  title,
  description,
  className,
  searchTag,
  sidebar,
  rel,
  entries,
}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag={searchTag} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <dl className="tag-list">
          {entries.map((entry) => (
            <div key={entry.label}>
              <dt>
                {entry.to ? (
                  <Link rel={rel} to={entry.to}>
                    {entry.label}
                  </Link>
                ) : (
                  <strong>{entry.label}</strong>
                )}
                , {entry.count} {entry.count === 1 ? 'post' : 'posts'}
              </dt>
              <dd>{entry.description}</dd>
            </div>
          ))}
        </dl>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
