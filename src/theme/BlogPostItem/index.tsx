import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import Original from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemInfo from '@theme/BlogPostItem/Header/Info';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/**
 * A post of the blog or an entry of the changelog. Wrapped: in a list it is a title, a date, the lead (of the changelog: all) and the
 * tags, where the original repeats the author and the page's furniture for each.
 */
export default function BlogPostItem(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (isBlogPostPage) return <Original {...props} />;
  return (
    <article className="post-entry">
      <Heading as="h2">
        <Link to={metadata.permalink}>{metadata.title}</Link>
      </Heading>
      <BlogPostItemInfo />
      <div>
        <BlogPostItemContent>{props.children}</BlogPostItemContent>
        {metadata.tags.length > 0 && (
          <ul className="post-tags" aria-label="Tags">
            {metadata.tags.map(({label, permalink, description}) => (
              <li key={permalink}>
                <Link rel="tag" title={description} to={permalink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
