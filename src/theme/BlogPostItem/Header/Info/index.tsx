import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageMenu from '@site/src/components/PageMenu';
import Original from '@theme-original/BlogPostItem/Header/Info';
import type {ComponentProps, ReactNode} from 'react';

/** The date of a post. Wrapped: the page menu stands beside it on the post's own page. */
export default function Info(props: ComponentProps<typeof Original>): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  const info = <Original {...props} />;
  return isBlogPostPage ? <PageMenu beside={info} /> : info;
}
