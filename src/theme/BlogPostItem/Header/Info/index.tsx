import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageMenu from '@site/src/components/PageMenu';
import Original from '@theme-original/BlogPostItem/Header/Info';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** The date of a post. Wrapped: the page menu stands beside it on the post's own page. */
export default function Info(props: ComponentProps<typeof Original>): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <div className={styles.row}>
      <Original {...props} />
      <PageMenu />
    </div>
  ) : (
    <Original {...props} />
  );
}
