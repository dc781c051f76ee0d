// Runs all steps that read or rewrite built pages, in order. Docusaurus runs the `postBuild` of all plugins in
// parallel, so steps that depend on each other are in one plugin.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, Plugin, Props} from '@docusaurus/types';
import {analyticsFromEnv} from '../analytics';
import {withStyles} from '../first-paint/inline-css';
import {withValidAddresses} from '../docusaurus-patches/validAddresses';
import {writeMarkdownPages} from '../markdown-pages';
import {packMock} from '../mock-package/pack';
import {inlineCodeOfAll} from '../policy/inlineCode';
import {contentSecurityPolicy, withPolicy} from '../policy/policy';
import {writeRedirects} from '../redirects/write';
import {writeDownloads, writeTypes} from '../reference';
import {algoliaFromEnv} from '../search/algolia';
import {writeSearchData} from '../search/index-builder/write';
import {builtPage} from '../../site/builtPage';

const fileOf = (outDir: string, route: string) =>
  path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);

/**
 * Reads the pages that Docusaurus rendered, and corrects the URLs in them.
 *
 * @returns HTML by decoded route
 * @throws Error when a route has no file
 */
function readPages({outDir, baseUrl, routesPaths, siteConfig}: Props): Map<string, string> {
  const routes = routesPaths.map(
    (address) => `/${decodeURI(address.slice(baseUrl.length)).replace(/\.html$/, '')}`,
  );
  return new Map(
    routes.map((route) => {
      const html = readFileSync(fileOf(outDir, route), 'utf8');
      return [route, withValidAddresses(html, siteConfig.url)];
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
      const {siteDir, outDir, routesPaths} = props;
      const hostedSearch = algoliaFromEnv(process.env);

      const htmlOf = await withStyles(outDir, readPages(props));
      const pages = [...htmlOf].map(([route, html]) => builtPage(route, html));
      const policy = contentSecurityPolicy(inlineCodeOfAll(pages), {
        searchApp: hostedSearch?.appId,
        analytics: analyticsFromEnv(process.env)?.host,
      });
      // Write all pages synchronously: the blog plugin reads them for its feeds at the same time.
      for (const [route, html] of htmlOf)
        writeFileSync(fileOf(outDir, route), withPolicy(html, policy));
      writeRedirects(outDir, routesPaths, policy);
      if (!hostedSearch) writeSearchData(siteDir, outDir, pages);
      await writeMarkdownPages(props, content, pages);
      await writeDownloads(siteDir, path.join(outDir, 'openapi'));
      await writeTypes(path.join(outDir, 'openapi'));
      await packMock(siteDir, outDir);
    },
  };
}
