import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageMenu, {LinkToList} from '@site/src/components/PageMenu';

type Props = {
  title: string;
  description: string;
  /** Of the page with all posts. Other pages have a link to it. */
  className?: string;
  children: ReactNode;
};

/** Renders a page of the blog or changelog: a title, a description, and a list of posts, tags or authors. */
export default function ListPage({title, description, className, children}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        {!className && <PageMenu before={<LinkToList to="/blog">Blog</LinkToList>} />}
        <Heading as="h1">{title}</Heading>
        <p className="margin-bottom--lg">{description}</p>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
