import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import {llmsFull, llmsIndex, type Twin} from './llms';
import {contentPages, pagesAt, sections} from './pages';
import {TwinError} from './plain';
import {sourceReader} from './source';
import {twinPath} from './twinPath';
import {twinText} from './write';

export type TwinOptions = {
  /** The plugins that expand the contract, the guides and the programs into the pages. */
  remarkPlugins: Pluggable[];
};

/**
 * Publishes each page as Markdown at its address with `.md` behind it, and `llms.txt` and `llms-full.txt`. A twin is written
 * from the tree of its page: the source is read with the same remark plugins, and `elements.ts` says what each component is
 * in Markdown.
 *
 * The build stops, with file and line, at a component that has no Markdown form, and at a page that has no twin.
 */
export default function twinsPlugin({siteDir}: LoadContext, options: unknown): Plugin {
  const {remarkPlugins} = options as TwinOptions;
  let content: AllContent;
  return {
    name: 'twins',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild({outDir, routesPaths}) {
      try {
        const pages = contentPages(content, sourceReader(siteDir, remarkPlugins));
        const twins: Twin[] = [];
        for (const page of pagesAt(routesPaths, pages)) {
          twins.push({page, text: await twinText(page)});
        }
        await publish(outDir, twins);
      } catch (error) {
        // Docusaurus puts the stack of its own calls ahead of the cause; a writer should read the cause first.
        if (error instanceof TwinError) console.error(`\n[ERROR] ${error.message}\n`);
        throw error;
      }
    },
  };

  async function publish(outDir: string, twins: Twin[]): Promise<void> {
    const order = sections(content);
    const files = [
      ...twins.map(({page, text}) => ({name: twinPath(page.route), text})),
      {name: 'llms.txt', text: llmsIndex(twins, order)},
      {name: 'llms-full.txt', text: llmsFull(twins, order)},
    ];
    for (const {name, text} of files) {
      const file = path.join(outDir, name);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, text);
    }
  }
}
