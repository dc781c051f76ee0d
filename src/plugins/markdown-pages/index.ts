// Publishes the Markdown versions of pages, and the files for crawlers and agents, such as llms.txt.
import path from 'node:path';
import type {AllContent, Props} from '@docusaurus/types';
import {isPreview} from '../../site/address/base';
import type {BuiltPage} from '../../site/builtPage';
import {writeData} from '../../site/publishedFiles';
import {siteUrl} from '../../site/address/markdownAddresses';
import {readPages} from '../../site/pages';
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
 * @param content the content of all plugins
 * @param built the built pages, without those that have no content
 * @returns the routes of the pages that have a Markdown version
 */
export async function writeMarkdownPages(
  {siteDir, outDir}: Props,
  content: AllContent,
  built: readonly BuiltPage[],
): Promise<Set<string>> {
  try {
    const files = [robots];
    // Nearly all other pages are lists of pages.
    const written = new Set(readPages(siteDir).map(({route}) => route));
    const pages = built.map((page): MarkdownPage => {
      const {tree, languages, samples, traps} = convert(page);
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
          (page.route !== '/' && !written.has(page.route)),
        text: file.text,
        traps,
      };
    });
    files.push(skillFile(pages), ...llmsFiles(pages, sidebarSections(content)));
    for (const file of files) await writeData(path.join(outDir, file.path), file.text);
    return new Set(pages.map(({route}) => route));
  } catch (error) {
    stopBuild('The Markdown pages', error);
  }
}
