import {ThemeClassNames} from '@docusaurus/theme-common';
import PostIndex from './PostIndex';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** All tags of the blog. The original of the theme sorts a handful of them under a heading for each letter, and hides what they are for. */
export default function TagList({tags, sidebar}: Props): ReactNode {
  return (
    <PostIndex
      title="Tags"
      description="The tags of the blog, each with its topic and the number of its posts."
      className={ThemeClassNames.page.blogTagsListPage}
      searchTag="blog_tags_list"
      sidebar={sidebar}
      rel="tag"
      entries={tags.map(({permalink, ...tag}) => ({...tag, to: permalink}))}
    />
  );
}
