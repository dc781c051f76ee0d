import {PageMetadata} from '@docusaurus/theme-common';
import OriginalPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** All tags of the blog. Wrapped: adds the description that the original lacks. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The tags of the blog, each with its topic and the number of its posts." />
      <OriginalPage {...props} />
    </>
  );
}
