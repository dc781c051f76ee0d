import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {changelogFolder} from './entries';
import {product} from '../product';

const title = 'Changelog';
const description =
  `What was added, changed, deprecated and removed in the ${product.name} API ` +
  'and in its documentation, by date.';

/** The changelog is a second blog: dated entries, one page that shows them all, and feeds. */
export const changelog: Partial<PluginOptions> = {
  id: 'changelog',
  path: changelogFolder,
  routeBasePath: 'changelog',
  blogListComponent: '@site/src/changelog/EntryList',
  blogTitle: title,
  blogDescription: description,
  // One page with every entry in full, and nothing beside it.
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  showReadingTime: false,
  onUntruncatedBlogPosts: 'ignore',
  // Each entry is by the product itself (./index.ts).
  onInlineAuthors: 'ignore',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${product.title}: changelog`,
    description,
    copyright: product.copyright,
    language: 'en',
    limit: false,
  } as PluginOptions['feedOptions'],
};
