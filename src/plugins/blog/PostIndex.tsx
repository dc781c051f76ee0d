import Link from '@docusaurus/Link';
import type {Props as Authors} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {Props as Archive} from '@theme/BlogArchivePage';
import type {Props as Tags} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {LinkToList} from '@site/src/components/PageMenu';
import {longDate} from '@site/src/site/dates';
import ListPage from './ListPage';

const posts = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** Returns the texts of the page, and a row for each tag, author or post. */
function contentOf(props: Tags | Authors | Archive) {
  if ('tags' in props) {
    return {
      title: 'Tags',
      description: 'The tags of the blog, each with its topic and the number of its posts.',
      rows: props.tags.map((tag) => ({...tag, remark: posts(tag.count)})),
    };
  }
  if ('authors' in props) {
    return {
      title: 'Authors',
      description: 'Who writes the posts of this blog, and how many each author has written.',
      rows: props.authors.map(({name = '', page, count, title}) => ({
        label: name,
        permalink: page?.permalink,
        remark: posts(count),
        description: title,
      })),
    };
  }
  return {
    title: 'Archive',
    description:
      'All posts of the blog, the newest first, each with its date and what it is about.',
    rows: props.archive.blogPosts.map(({metadata}) => ({
      ...metadata,
      label: metadata.title,
      remark: longDate(metadata.date),
    })),
  };
}

/**
 * Lists all tags, authors or posts of the blog. The theme's pages have no meta descriptions, group tags by first letter
 * without their descriptions, don't label the number of an author's posts, and in the archive skip a heading level.
 */
export default function PostIndex(props: Tags | Authors | Archive): ReactNode {
  const {rows, ...page} = contentOf(props);
  return (
    <ListPage {...page} parent={<LinkToList to="/blog">Blog</LinkToList>}>
      {rows.map(({label, permalink, remark, description}) => (
        <article key={label} className="post-entry">
          <div className="post-info">{remark}</div>
          <Heading as="h2">{permalink ? <Link to={permalink}>{label}</Link> : label}</Heading>
          <p className="margin--none">{description}</p>
        </article>
      ))}
    </ListPage>
  );
}
