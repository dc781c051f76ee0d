/** Options of the blog plugin that replace pages of the theme. Each component documents the reason. */
export const blogPages = {
  blogListComponent: '@site/src/plugins/blog/PostList',
  blogArchiveComponent: '@site/src/plugins/blog/PostIndex',
  blogTagsListComponent: '@site/src/plugins/blog/PostIndex',
  blogAuthorsListComponent: '@site/src/plugins/blog/PostIndex',
};
