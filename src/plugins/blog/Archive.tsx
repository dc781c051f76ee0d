// Lists all posts by year. The theme's component skips a heading level, and has its title outside `<main>`.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {longDate} from '@site/src/site/dates';
import ListPage from './ListPage';

type Post = Props['archive']['blogPosts'][number];

/** Groups posts by year, newest first. */
function byYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  const newestFirst = [...posts].sort(
    (a, b) => +new Date(b.metadata.date) - +new Date(a.metadata.date),
  );
  for (const post of newestFirst) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function Archive({archive}: Props): ReactNode {
  return (
    <ListPage
      title="Archive"
      description="All posts of the blog by year, the newest first, each with its date."
    >
      {byYear(archive.blogPosts).map(([year, posts]) => (
        <section key={year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <ul className="post-rows clean-list">
            {posts.map(({metadata: {permalink, title, date}}) => (
              <li key={permalink}>
                <Link to={permalink}>{title}</Link>
                <small>, {longDate(date)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListPage>
  );
}
