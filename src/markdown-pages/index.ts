import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, Props} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import {siteUrl} from '../site/twinAddresses';
import {twinAnchors} from './anchors';
import {llmsFiles, type Twin} from './llms';
import {pagesOf} from './pages';
import {stopBuild} from '../site/writerError';
import {samplesFile} from './samples';
import {sections} from './sections';
import {skillFile} from './skill';
import {sourceReader} from './source';
import {twinPath} from '../site/twinPath';
import {type TextFile, twinFiles} from './write';

/** Everything may be read; the sitemap has all pages, and `llms.txt` their Markdown. */
const robots: TextFile = {
  path: '/robots.txt',
  text: `# For assistants: ${siteUrl('/llms.txt')}\nUser-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`,
};

/**
 * Publishes each page as Markdown at its address with `.md` behind it, and `llms.txt`, `llms-full.txt`, `skill.md` and
 * `robots.txt`. A twin is written from the tree of its page: the source is read with the same remark plugins, and `elements.ts`
 * says what each component is in Markdown. A page without a source of its own is read from its HTML.
 *
 * @param props of Docusaurus' `postBuild`
 * @param content what all plugins have loaded
 * @param remarkPlugins those that expand the contract, the guides and the programs into the pages
 * @throws WriterError with file and line, at a component that has no Markdown form
 */
export async function writeMarkdownPages(
  {siteDir, outDir, routes, siteConfig: config}: Props,
  content: AllContent,
  remarkPlugins: Pluggable[],
): Promise<void> {
  const read = sourceReader(siteDir, remarkPlugins);
  try {
    const written: TextFile[] = [];
    const twins: Twin[] = [];
    for (const page of await pagesOf(routes, {siteDir, outDir, config, content, read})) {
      const body = await page.body();
      const [twin, ...others] = await twinFiles(page, body);
      twins.push({page, text: twin.text, traps: body.traps});
      written.push(twin, ...others, ...samplesFile(page));
    }
    const lead = twinAnchors(written, htmlOf(outDir));
    const led = ({path: address, text}: TextFile): TextFile => ({path: address, text: lead(text)});
    const files = written.map(led);
    const texts = new Map(files.map(({path: address, text}) => [address, text]));
    const whole = twins.map((twin) => ({
      ...twin,
      text: texts.get(twinPath(twin.page.route)) ?? '',
    }));
    files.push(led(skillFile(whole)), robots, ...llmsFiles(whole, sections(content)));
    for (const file of files) await publish(outDir, file);
  } catch (error) {
    stopBuild('The Markdown pages', error);
  }
}

/** @returns reads the built page of a twin, by the twin's path; a part of a page, such as its code in one language, has none */
const htmlOf = (outDir: string) => (twin: string) => {
  const file = path.join(outDir, twin.replace(/\.md$/, '.html'));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

async function publish(outDir: string, {path: address, text}: TextFile): Promise<void> {
  const file = path.join(outDir, address);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
