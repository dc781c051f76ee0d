import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import StructuredData, {publisher} from '@site/src/components/StructuredData';
import type {ReactNode} from 'react';

/** What a post is. Ejected: the original leaves an entry of the changelog, which names no author, with an empty list of them. */
export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const author = [data.author].flat().length > 0 ? data.author : publisher;
  return <StructuredData data={{...data, author, publisher}} />;
}
