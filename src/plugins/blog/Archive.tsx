// Lists all posts by year. The theme's component skips a heading level, and has its title outside `<main>`.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {longDate} from '@site/src/site/dates';
import {groupBy} from '@site/src/site/groupBy';
import ListPage from './ListPage';

export default function Archive({archive}: Props): ReactNode {
  const years = groupBy(archive.blogPosts, ({metadata}) =>
    String(new Date(metadata.date).getUTCFullYear()),
  );
  return (
    <ListPage
      title="Archive"
      description="All posts of the blog by year, the newest first, each with its date."
    >
      {years.map(([year, posts]) => (
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
