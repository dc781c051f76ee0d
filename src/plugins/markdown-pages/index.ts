// Publishes the Markdown versions of pages, and the files for crawlers and agents, such as llms.txt.
import path from 'node:path';
import type {AllContent, Props, RouteConfig} from '@docusaurus/types';
import {isPreview, withoutBase} from '../../site/base';
import type {BuiltPage} from '../../site/builtPage';
import {writeData} from '../../site/dataFiles';
import {decodedRoute, siteUrl} from '../../site/markdownAddresses';
import {stopBuild} from '../../site/problem';
import {convert} from './convert';
import {llmsFiles, type MarkdownPage} from './llms';
import {sidebarSections} from './sections';
import {skillFile} from './skill';
import {pageFile, samplesFile, type TextFile} from './write';

/** Allows all crawlers, and points to `llms.txt` and to the sitemap, which previews don't have. */
const robots: TextFile = {
  path: '/robots.txt',
  text:
    `# For assistants: ${siteUrl('/llms.txt')}\nUser-agent: *\nAllow: /\n` +
    (isPreview ? '' : `\nSitemap: ${siteUrl('/sitemap.xml')}\n`),
};

/**
 * Publishes the Markdown version of each page at its URL plus `.md`, and `llms.txt`, `llms-full.txt`, `skill.md` and
 * `robots.txt`. Pages are converted from HTML (`handlers/`). A page with programs in several languages has a file for
 * each language, and an operation has an additional file with its samples.
 *
 * @param props the props that Docusaurus passes to `postBuild`
 * @param content the content of all plugins
 * @param built all built pages
 * @returns the routes of the pages that have a Markdown version
 */
export async function writeMarkdownPages(
  {outDir, routes}: Pick<Props, 'outDir' | 'routes'>,
  content: AllContent,
  built: readonly BuiltPage[],
): Promise<Set<string>> {
  try {
    const files = [robots];
    const listings = listingRoutes(routes);
    const pages = built
      // Excludes the not-found page, and the search page of the hosted search.
      .filter(({route}) => route !== '/404' && !(route === '/search' && listings.has(route)))
      .map((page) => ({page, ...convert(page)}));
    const written = pages.map(({page, tree, languages, samples, traps}): MarkdownPage => {
      const file = pageFile(page, tree.children, languages);
      files.push(file);
      for (const language of [...languages.keys()].slice(1)) {
        const {children} = convert(page, language).tree;
        files.push(pageFile(page, children, languages, language));
      }
      if (samples.length > 0) files.push(samplesFile(page, samples));
      return {
        ...page,
        isListing:
          page.route.startsWith('/docs/category/') ||
          (page.route !== '/' && listings.has(page.route)),
        text: file.text,
        traps,
      };
    });
    files.push(skillFile(written), ...llmsFiles(written, sidebarSections(content)));
    for (const file of files) await writeData(path.join(outDir, file.path), file.text);
    return new Set(written.map(({route}) => route));
  } catch (error) {
    stopBuild('The Markdown pages', error);
  }
}

/** Returns the routes of pages without a Markdown source. Nearly all of them are lists of other pages. */
function listingRoutes(routes: RouteConfig[]): Set<string> {
  const all = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(all) ?? [route];
  return new Set(
    routes
      .flatMap(all)
      .filter(({metadata}) => !/\.mdx?$/.test(metadata?.sourceFilePath ?? ''))
      .map((route) => decodedRoute(withoutBase(route.path))),
  );
}
