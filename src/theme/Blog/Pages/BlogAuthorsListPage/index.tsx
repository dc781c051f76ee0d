import {PageMetadata} from '@docusaurus/theme-common';
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** All authors of the blog. Wrapped: adds the description that the original lacks. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Who writes the posts of this blog, and how many each author has written." />
      <OriginalPage {...props} />
    </>
  );
}
