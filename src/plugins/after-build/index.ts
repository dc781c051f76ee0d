// Runs all steps that read or rewrite built pages, in order. Docusaurus runs the `postBuild` of all plugins in
// parallel, so steps that depend on each other are in one plugin.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, Plugin, Props} from '@docusaurus/types';
import {analyticsFromEnv} from '../analytics';
import {criticalStyles, splitSheet} from '../first-paint/criticalCss';
import {withValidAddresses} from '../docusaurus-patches/validAddresses';
import {writeMarkdownPages} from '../markdown-pages';
import {packMock} from '../mock-package/pack';
import {inlineCodeOfAll} from '../policy/inlineCode';
import {contentSecurityPolicy, withPolicy} from '../policy/policy';
import {writeRedirects} from '../redirects/write';
import {algoliaFromEnv} from '../search/algolia';
import {writeSearchData} from '../search/index-builder/collect';
import {baseUrl, htmlWithoutBase, siteRoot, withBase, withoutBase} from '../../site/address/base';
import {builtPage} from '../../site/builtPage';
import {markdownLink} from '../../site/address/markdownPath';
import {replaceFile} from '../../site/cache.mjs';

const fileOf = (outDir: string, route: string) =>
  path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);

/** Returns the tag for programs that links a page to its Markdown version. */
const markdownTag = (route: string) =>
  `<link rel="alternate" type="text/markdown" href="${markdownLink(withBase(route), baseUrl)}">`;

/**
 * Reads the pages that Docusaurus rendered, and corrects the URLs in them.
 *
 * @returns HTML by decoded route
 * @throws Error when a route has no file
 */
function readRendered({outDir, routesPaths}: Props): Map<string, string> {
  return new Map(
    routesPaths.map((address) => {
      const route = decodeURI(withoutBase(address)).replace(/\.html$/, '');
      const html = readFileSync(fileOf(outDir, route), 'utf8');
      return [route, withValidAddresses(html, siteRoot)];
    }),
  );
}

export default function afterBuildPlugin(): Plugin {
  let content: AllContent;
  return {
    name: 'after-build',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild(props) {
      const {siteDir, outDir} = props;
      const hostedSearch = algoliaFromEnv(process.env);

      const htmlOf = readRendered(props);
      const pages = [...htmlOf].map(([route, html]) => builtPage(route, htmlWithoutBase(html)));
      const sheet = await splitSheet(outDir, pages);
      const stylesOf = await criticalStyles(sheet.css, pages);
      const inlineCode = inlineCodeOfAll(pages);
      for (const styles of stylesOf.values()) inlineCode.styles.add(styles);
      const policy = contentSecurityPolicy(inlineCode, {
        searchApp: hostedSearch?.appId,
        analytics: analyticsFromEnv(process.env)?.host,
      });
      if (!hostedSearch) await writeSearchData(siteDir, outDir, pages);
      // The not-found page has no Markdown version, nor has the search page of the hosted search.
      const withoutMarkdown = ['/404', ...(hostedSearch ? ['/search'] : [])];
      const shown = pages.filter(({route}) => !withoutMarkdown.includes(route));
      const withMarkdown = await writeMarkdownPages(props, content, shown);
      for (const [route, html] of htmlOf) {
        const link = withMarkdown.has(route) ? markdownTag(route) : '';
        const styled = html
          .replace(sheet.from, sheet.to)
          .replace('</head>', (end) => `${link}<style>${stylesOf.get(route)}</style>${end}`);
        // In one step, because the blog plugin reads pages for its feeds at the same time.
        replaceFile(fileOf(outDir, route), withPolicy(styled, policy, route));
      }
      writeRedirects(props, [...htmlOf.keys()], policy);
      await packMock(siteDir, outDir);
    },
  };
}
