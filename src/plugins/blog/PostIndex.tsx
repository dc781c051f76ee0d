import Link from '@docusaurus/Link';
import type {Props as Authors} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {Props as Tags} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import ListPage from './ListPage';

/** Returns the texts of the page, and a row for each tag or author. */
function contentOf(props: Tags | Authors) {
  if ('tags' in props) {
    return {
      title: 'Tags',
      description: 'The tags of the blog, each with its topic and the number of its posts.',
      entries: props.tags.map(({permalink, ...tag}) => ({...tag, to: permalink})),
    };
  }
  return {
    title: 'Authors',
    description: 'Who writes the posts of this blog, and how many each author has written.',
    entries: props.authors.map(({name = '', page, count, title}) => ({
      label: name,
      to: page?.permalink,
      count,
      description: title,
    })),
  };
}

/**
 * Lists all tags or authors of the blog, each with the number of posts. The theme's pages have no meta descriptions,
 * group tags by first letter without their descriptions, and don't label the number of an author's posts.
 */
export default function PostIndex(props: Tags | Authors): ReactNode {
  const {entries, ...page} = contentOf(props);
  return (
    <ListPage {...page} sidebar={props.sidebar}>
      <dl className="post-rows">
        {entries.map(({label, to, count, description}) => (
          <div key={label}>
            <dt>
              {to ? <Link to={to}>{label}</Link> : <strong>{label}</strong>}
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
