/** Pages of the blog plugin that are this site's own, by their settings; the reason is at each of them. */
export const blogPages = {
  blogListComponent: '@site/src/blog/PostList',
  blogArchiveComponent: '@site/src/blog/Archive',
  blogTagsListComponent: '@site/src/blog/TagList',
  blogAuthorsListComponent: '@site/src/blog/AuthorList',
};
