/** Options of the blog plugin that replace pages of the theme. Each component documents the reason. */
export const blogPages = {
  blogListComponent: '@site/src/blog/PostList',
  blogArchiveComponent: '@site/src/blog/Archive',
  blogTagsListComponent: '@site/src/blog/TagList',
  blogAuthorsListComponent: '@site/src/blog/AuthorList',
};
