// Renders a page that lists the tags or the authors of the blog, each with a number of posts.
import Link from '@docusaurus/Link';
import SearchMetadata from '@theme/SearchMetadata';
import type {ComponentProps, ReactNode} from 'react';
import ListPage from './ListPage';

type IndexEntry = {
  label: string;
  /** Path of the page of the tag or author, if there is one. */
  to: string | undefined;
  count: number;
  description: string | undefined;
};

type Props = Omit<ComponentProps<typeof ListPage>, 'children'> & {
  searchTag: string;
  /** `rel` attribute of the links, such as `tag`. */
  rel?: string;
  entries: readonly IndexEntry[];
};

export default function PostIndex({searchTag, rel, entries, ...page}: Props): ReactNode {
  return (
    <ListPage {...page}>
      <SearchMetadata tag={searchTag} />
      <dl className="post-rows">
        {entries.map(({label, to, count, description}) => (
          <div key={label}>
            <dt>
              {to ? (
                <Link rel={rel} to={to}>
                  {label}
                </Link>
              ) : (
                <strong>{label}</strong>
              )}
              <small>
                , {count} {count === 1 ? 'post' : 'posts'}
              </small>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </ListPage>
  );
}
