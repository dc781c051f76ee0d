// Configuration of the site. The features are in src, and facts about the product are in src/product.ts.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {getVcsPreset, GlobExcludeDefault} from '@docusaurus/utils';
import searchPlugin from './src/plugins/search';
import {algoliaFromEnv} from './src/plugins/search/algolia';
import {baseUrl, htmlWithBase, isPreview, siteOrigin, withBase} from './src/site/address/base';
import {editUrlFromEnv, editUrlOf, issueUrlOf} from './src/site/address/editLinks';
import {fromEnv} from './src/site/env';
import {withoutFacts} from './src/site/factPages';
import {changelog, entryPage, lastDay} from './src/plugins/changelog/blogOptions';
import {footer} from './src/site/footer';
import {navbar} from './src/site/navbar';
import {admonitions, remarkPlugins} from './src/plugins/remarkPlugins';
import checkPagesPlugin from './src/plugins/check-pages';
import docusaurusPatchesPlugin from './src/plugins/docusaurus-patches';
import redirectsPlugin from './src/plugins/redirects';
import analyticsPlugin from './src/plugins/analytics';
import {blogPages} from './src/plugins/blog';
import firstPaintPlugin from './src/plugins/first-paint';
import gapsPlugin from './src/plugins/gaps';
import highlightPlugin, {rehypeHighlight} from './src/plugins/highlight';
import {prism} from './src/plugins/highlight/prism';
import pageLayoutPlugin, {
  rehypeMarks,
  rehypeNextSteps,
  rehypePageContents,
  rehypeTables,
} from './src/plugins/page-layout';
import pageSourcesPlugin from './src/plugins/page-sources';
import pmsPlugin, {pmsGuidePage} from './src/plugins/pms';
import referencePlugin from './src/plugins/reference';
import {product} from './src/product';
import afterBuildPlugin from './src/plugins/after-build';

const algolia = fromEnv(algoliaFromEnv);
const editUrl = fromEnv(editUrlFromEnv);
const git = getVcsPreset('git-eager');

const mdx = {
  beforeDefaultRemarkPlugins: remarkPlugins,
  beforeDefaultRehypePlugins: [rehypeHighlight, rehypeMarks, rehypeNextSteps, rehypeTables],
  admonitions,
};

export default {
  title: product.title,
  tagline: product.tagline,
  favicon: 'img/mark.svg',
  url: siteOrigin,
  baseUrl,
  noIndex: isPreview,
  // Writes `docs/introduction.html`, not `docs/introduction/index.html`, so that hosts don't add a trailing slash.
  trailingSlash: false,
  future: {
    v4: true,
    experimental_vcs: {
      ...git,
      // The sitemap plugin passes paths relative to the repository.
      getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(path.resolve(file)),
    },
    // In production, a warm cache changes the hash of `runtime~main`, so that browsers would load it again after each
    // deploy. The cache saves only a sixth of a build's CPU time.
    faster: {rspackPersistentCache: process.env.NODE_ENV !== 'production'},
  },
  // The static files of the site, and the static files of features, such as scripts that run before hydration.
  staticDirectories: [
    'static',
    // The programs of the guides, below /guides.
    'samples',
    'src/plugins/analytics/static',
    'src/components/static',
    'src/components/PageMenu/static',
    'src/plugins/redirects/static',
  ],
  onBrokenAnchors: 'throw',
  markdown: {parseFrontMatter: withoutFacts(pmsGuidePage, entryPage)},
  // The banner is an inline script that reports a wrong `baseUrl`. The link checker already reports it.
  baseUrlIssueBanner: false,
  ssrTemplate: readFileSync('src/plugins/first-paint/pageTemplate.eta', 'utf8'),
  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: withBase('/img/apple-touch-icon.png')},
    },
    // The style sheet is a separate file, so that browsers load it only if JavaScript is disabled.
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: htmlWithBase('<link href="/css/noScript.css" rel="stylesheet">'),
    },
  ],
  customFields: {issueUrl: issueUrlOf(editUrl), contractDay: lastDay()},
  clientModules: ['./src/components/pageShown.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          ...mdx,
          beforeDefaultRehypePlugins: [...mdx.beforeDefaultRehypePlugins, rehypePageContents],
          ...(editUrl && {editUrl: ({docPath}) => editUrlOf(editUrl, `docs/${docPath}`)}),
          sidebarPath: './sidebars.ts',
          // Fixed by the specification (CONTRIBUTING.md).
          versions: {current: {label: 'Next'}},
        },
        blog: {
          ...mdx,
          ...(editUrl && {editUrl: ({blogPath}) => editUrlOf(editUrl, `blog/${blogPath}`)}),
          blogTitle: 'Blog',
          blogDescription:
            `Notes for developers who build on the ${product.name} API: ` +
            'IDs, room types, dates and lost events.',
          // No sidebar, because it would repeat the links of the list of posts.
          blogSidebarCount: 0,
          ...blogPages,
          showReadingTime: true,
          feedOptions: {type: ['rss', 'atom'], copyright: product.copyright},
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {
          ...mdx,
          // The Algolia theme has its own page at the same path.
          exclude: [...GlobExcludeDefault, ...(algolia ? ['search.mdx'] : [])],
          ...(editUrl && {editUrl: ({pagesPath}) => editUrlOf(editUrl, `src/pages/${pagesPath}`)}),
        },
        // Search engines use `lastmod` and ignore `changefreq` and `priority`. Without a history that Git can read, as in
        // a container without Git or with files of another user, pages have no dates.
        sitemap: {
          changefreq: null,
          priority: null,
          lastmod: spawnSync('git', ['log', '-1']).status === 0 ? 'datetime' : null,
        },
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/fonts.css',
            './src/css/base.css',
            './src/css/navigation.css',
            './src/css/kit.css',
            './src/css/content.css',
            './src/css/posts.css',
            './src/css/tables.css',
            './src/css/code.css',
            './src/css/print.css',
          ],
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    checkPagesPlugin,
    pageSourcesPlugin,
    highlightPlugin,
    pmsPlugin,
    referencePlugin,
    gapsPlugin,
    ['@docusaurus/plugin-content-blog', {...mdx, ...blogPages, ...changelog}],
    docusaurusPatchesPlugin,
    redirectsPlugin,
    pageLayoutPlugin,
    ...(algolia ? [] : [searchPlugin]),
    afterBuildPlugin,
    // The order of these two matters: it is the order of their tags in the page.
    firstPaintPlugin,
    analyticsPlugin,
  ],
  themeConfig: {
    image: 'img/social-card.png',
    announcementBar: {
      id: 'v1-deprecated',
      // Short enough for one line on a phone.
      content:
        'Unified API v1 is deprecated. ' +
        `<a href="${withBase('/docs/guides/moving-to-v2')}">Migrate to v2</a>.`,
      isCloseable: true,
    },
    navbar,
    footer,
    prism,
    ...(algolia && {algolia}),
  } satisfies Preset.ThemeConfig,
} satisfies Config;
