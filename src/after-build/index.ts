import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin, Props} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import {analyticsFromEnv} from '../analytics/options';
import {withStyles} from '../first-paint/inline-css';
import {withValidAddresses} from '../docusaurus-patches/validAddresses';
import {writeMarkdownPages} from '../markdown-pages';
import {packMock} from '../mock-package/pack';
import {inlineCodeOfAll} from '../policy/inlineCode';
import {contentSecurityPolicy, withPolicy} from '../policy/policy';
import {writeRedirects} from '../redirects/write';
import {writeDownloads} from '../reference';
import {algoliaFromEnv} from '../search/algolia';
import {writeSearchData} from '../search/index-builder/write';

export type AfterBuildOptions = {
  /** The plugins that expand the contract, the guides and the programs into the pages. */
  remarkPlugins: Pluggable[];
};

/** @returns the HTML of each page that Docusaurus rendered, with valid addresses, by the absolute name of its file */
function readPages({outDir, baseUrl, routesPaths, siteConfig}: Props): Map<string, string> {
  const files = routesPaths
    .map((address) => address.slice(baseUrl.length).replace(/\.html$/, '') || 'index')
    .map((name) => path.join(outDir, `${decodeURI(name)}.html`))
    .filter((file) => existsSync(file));
  return new Map(
    files.map((file) => [file, withValidAddresses(readFileSync(file, 'utf8'), siteConfig.url)]),
  );
}

/**
 * Everything that reads or rewrites built pages, step by step. Docusaurus runs the `postBuild` of all plugins at once, so a step that
 * needs another comes after it here.
 */
export default function afterBuildPlugin(_: LoadContext, options: unknown): Plugin {
  const {remarkPlugins} = options as AfterBuildOptions;
  let content: AllContent;
  return {
    name: 'after-build',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild(props) {
      const {siteDir, outDir, routesPaths} = props;
      const hostedSearch = algoliaFromEnv(process.env);

      // No file or network may be waited for until the pages are written: the blog plugin reads them for its feeds meanwhile.
      const pages = await withStyles(outDir, readPages(props));
      const policy = contentSecurityPolicy(inlineCodeOfAll(pages), {
        searchApp: hostedSearch?.appId,
        analytics: analyticsFromEnv(process.env)?.host,
      });
      for (const [file, html] of pages) writeFileSync(file, withPolicy(html, policy));
      writeRedirects(outDir, routesPaths, policy);
      if (!hostedSearch) writeSearchData(siteDir, outDir, pages);
      await writeMarkdownPages(props, content, remarkPlugins);
      await writeDownloads(siteDir, path.join(outDir, 'openapi'));
      await packMock(siteDir, outDir);
    },
  };
}
