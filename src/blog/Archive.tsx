import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {longDate} from '@site/src/site/dates';

type Post = Props['archive']['blogPosts'][number];

/** @returns the posts of each year, the newest year and post first */
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

/** All posts by year. The theme's component skips a heading level and has its title outside `main`. */
export default function Archive({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title="Archive"
        description="All posts of the blog by year, the newest first, each with its date."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <Link to={metadata.permalink}>{metadata.title}</Link>, {longDate(metadata.date)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
