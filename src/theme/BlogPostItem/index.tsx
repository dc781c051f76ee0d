import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import PageMenu from '@site/src/components/PageMenu';
import {longDate} from '@site/src/site/dates';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemTitle from '@theme/BlogPostItem/Header/Title';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** The date of a post, in the format of this site, and its reading time. */
function Info(): ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className="post-info">
      <time dateTime={date}>{longDate(date)}</time>
      {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
    </div>
  );
}

/** Breadcrumbs to the list of posts, as on pages of the docs. */
function Breadcrumbs(): ReactNode {
  const {permalink, title} = useBlogPost().metadata;
  const [, list = ''] = permalink.split('/');
  return (
    <nav aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/${list}`}>
            {list.charAt(0).toUpperCase() + list.slice(1)}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}

/** The page of a post, with breadcrumbs and page menu as on pages of the docs. */
function Post({children}: Props): ReactNode {
  // An entry of the changelog is by the product, which blog/authors.yml does not have.
  const isByPerson = useBlogPost().metadata.authors.some(({key}) => key);
  return (
    <BlogPostItemContainer>
      <PageMenu beside={<Breadcrumbs />} />
      <header>
        <BlogPostItemTitle />
        <Info />
        {isByPerson && <BlogPostItemAuthors />}
      </header>
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}

/** A post in a list: title, date, lead (in the changelog, the whole text) and tags. */
function Entry({children}: Props): ReactNode {
  const {permalink, tags, title} = useBlogPost().metadata;
  return (
    <article className="post-entry">
      <Heading as="h2">
        <Link to={permalink}>{title}</Link>
      </Heading>
      <Info />
      <div>
        <BlogPostItemContent>{children}</BlogPostItemContent>
        {tags.length > 0 && (
          <ul className="post-tags" aria-label="Tags">
            {tags.map(({label, permalink: to, description}) => (
              <li key={to}>
                <Link rel="tag" title={description} to={to}>
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

/**
 * A post of the blog or an entry of the changelog. Ejected: the original repeats author and footer for each post of a
 * list. The page of a post has no breadcrumbs, no page menu, and a date in another format than the rest of the site.
 */
export default function BlogPostItem(props: Props): ReactNode {
  return useBlogPost().isBlogPostPage ? <Post {...props} /> : <Entry {...props} />;
}
