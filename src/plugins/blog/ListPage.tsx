import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageMenu from '@site/src/components/PageMenu';

type Props = {
  title: string;
  description: string;
  className?: string;
  /** A link to the list that this page belongs to. */
  parent?: ReactNode;
  children: ReactNode;
};

/** Renders a page of the blog or changelog: a title, a description, and a list of posts, tags or authors. */
export default function ListPage({
  title,
  description,
  className,
  parent,
  children,
}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        {parent && <PageMenu before={parent} />}
        <Heading as="h1">{title}</Heading>
        <p className="margin-bottom--lg">{description}</p>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
