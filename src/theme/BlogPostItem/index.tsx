// A blog post or a changelog entry, on its own page and in lists.
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import PageMenu, {LinkToList} from '@site/src/components/PageMenu';
import Tags from '@site/src/plugins/blog/Tags';
import {longDate} from '@site/src/site/dates';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemTitle from '@theme/BlogPostItem/Header/Title';
import EditThisPage from '@theme/EditThisPage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** Renders the date and reading time of a post and, on the page of the post, its authors. */
function Info(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, readingTime, authors} = metadata;
  // A changelog entry has the product as its author, for feeds and search engines
  // (src/plugins/changelog/blogOptions.ts). This author has no key, and is not shown.
  const names = isBlogPostPage ? authors.flatMap(({key, name}) => (key && name ? name : [])) : [];
  return (
    <div className="post-info">
      <time dateTime={date}>{longDate(date)}</time>
      {readingTime !== undefined && <span> · {Math.ceil(readingTime)} min read</span>}
      {names.length > 0 && <span> · {names.join(', ')}</span>}
    </div>
  );
}

/** Renders a post on its own page. */
function Post({children}: Props): ReactNode {
  const {editUrl, tags} = useBlogPost().metadata;
  const {blogBasePath, blogTitle} = useBlogMetadata();
  return (
    <BlogPostItemContainer>
      <PageMenu before={<LinkToList to={blogBasePath}>{blogTitle}</LinkToList>} />
      <header>
        <Info />
        <BlogPostItemTitle />
      </header>
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <Tags tags={tags} />
      {editUrl && (
        <footer>
          <EditThisPage editUrl={editUrl} />
        </footer>
      )}
    </BlogPostItemContainer>
  );
}

/** Renders a post in a list: date, title and an excerpt or, in the changelog, the whole text. */
function Entry({children}: Props): ReactNode {
  const {permalink, title, tags} = useBlogPost().metadata;
  return (
    <article className="post-entry">
      <Info />
      <Heading as="h2" id={permalink.split('/').pop()}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <Tags tags={tags} />
    </article>
  );
}

/**
 * Renders a blog post or a changelog entry. Ejected: in lists, the original repeats author and footer for each post. On
 * the page of a post, the original has no page menu, and another date format than the rest of the site.
 */
export default function BlogPostItem(props: Props): ReactNode {
  return useBlogPost().isBlogPostPage ? <Post {...props} /> : <Entry {...props} />;
}
