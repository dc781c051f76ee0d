/** Options of the blog plugin for components of this site; each documents why it replaces the theme's component. */
export const blogPages = {
  blogListComponent: '@site/src/blog/PostList',
  blogArchiveComponent: '@site/src/blog/Archive',
  blogTagsListComponent: '@site/src/blog/TagList',
  blogAuthorsListComponent: '@site/src/blog/AuthorList',
};
