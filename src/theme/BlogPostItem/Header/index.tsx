import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import PageMenu from '@site/src/components/PageMenu';
import Original from '@theme-original/BlogPostItem/Header';
import type {ReactNode} from 'react';

/** The head of a post on its own page. Wrapped: it begins as a page of the docs does, with the way back and the page menu. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  const [, list = ''] = metadata.permalink.split('/');
  const crumbs = (
    <nav aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/${list}`}>
            {list.charAt(0).toUpperCase() + list.slice(1)}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{metadata.title}</span>
        </li>
      </ul>
    </nav>
  );
  return (
    <>
      <PageMenu beside={crumbs} />
      <Original />
    </>
  );
}
