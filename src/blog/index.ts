/** The options of the blog plugin for components of this site; each names the fault of the theme's component. */
export const blogPages = {
  blogListComponent: '@site/src/blog/PostList',
  blogArchiveComponent: '@site/src/blog/Archive',
  blogTagsListComponent: '@site/src/blog/TagList',
  blogAuthorsListComponent: '@site/src/blog/AuthorList',
};
