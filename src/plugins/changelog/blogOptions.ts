// The options of the blog plugin for the changelog, and additional front matter of its entries.
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {product} from '../../product';
import type {FactPage} from '../../site/factPages';
import {pageFiles} from '../../site/pages';
import {changelogFolder, isEntry, readEntry} from './entries';
import {subjects} from './schema';

const title = 'Changelog';
const description =
  `What was added, changed, deprecated and removed in the ${product.name} API ` +
  'and in its documentation. Changes before 21 November 2026 may be missing.';

/**
 * Returns additional front matter for changelog entries: the file name as slug, and the product as author, for feeds and
 * search engines.
 */
export const entryPage: FactPage = (file) =>
  isEntry(file)
    ? {
        slug: path.basename(file, '.mdx'),
        authors: [{name: product.name, url: product.mainSite}],
      }
    : undefined;

/** Returns the day of the last entry, with which the name of its file begins. */
export const lastDay = (): string =>
  path.basename(pageFiles(changelogFolder).at(-1) ?? '').slice(0, 10);

/** Options for the changelog, which is a second instance of the blog plugin. */
export const changelog: Partial<PluginOptions> = {
  id: 'changelog',
  path: changelogFolder,
  routeBasePath: 'changelog',
  blogListComponent: '@site/src/plugins/changelog/EntryList',
  blogTitle: title,
  blogDescription: description,
  // One page has the full text of all entries, and no sidebar.
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  showReadingTime: false,
  onUntruncatedBlogPosts: 'ignore',
  // `entryPage` sets the product as the author of each entry.
  onInlineAuthors: 'ignore',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${product.title}: changelog`,
    description,
    copyright: product.copyright,
    language: 'en',
    limit: false,
    // Feed readers can filter by it.
    async createFeedItems({defaultCreateFeedItems, ...feed}) {
      const items = await defaultCreateFeedItems(feed);
      return items.map((item, index) => {
        const entry = readEntry(feed.blogPosts[index]!.metadata.source.replace('@site/', ''));
        const {length} = Object.keys(entry.api);
        return {...item, category: [{name: length > 0 ? subjects.api : subjects.docs}]};
      });
    },
  } as PluginOptions['feedOptions'],
};
