import {ThemeClassNames} from '@docusaurus/theme-common';
import PostIndex from './PostIndex';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** Lists all tags. The theme's component groups tags by first letter, and doesn't show their descriptions. */
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
