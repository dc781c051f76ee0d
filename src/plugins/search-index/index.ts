import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Pages that only list others; a hit there would stand in front of the page that has the answer. */
const listing = /^\/(404\.html|blog(\/(archive|authors.*|tags.*|page\/.*))?)?$/;

/** Parts of a page that are not its own text. */
const notText = [
  '.breadcrumbs',
  '.pagination-nav',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-footer',
  '.hash-link',
  'button',
  'svg',
];

/**
 * Writes the index of the local search beside the built pages, at `/pagefind/`, from their HTML.
 *
 * @throws Error when the engine cannot read a page or write the index
 */
export default function searchIndexPlugin(): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      // Loaded here: it starts a process of its own, which the live preview does not need.
      const {close, createIndex} = await import('pagefind');
      try {
        const {errors, index} = await createIndex({
          rootSelector: 'main',
          excludeSelectors: notText,
          forceLanguage: 'en',
        });
        if (!index) throw new Error(`The search index could not be started: ${errors.join(' ')}`);
        for (const route of [...routesPaths].sort().filter((route) => !listing.test(route))) {
          const file = path.join(outDir, `${decodeURI(route)}.html`);
          const added = await index.addHTMLFile({url: route, content: await readFile(file, 'utf8')});
          if (added.errors.length > 0) throw new Error(`${file}: ${added.errors.join(' ')}`);
        }
        const written = await index.writeFiles({outputPath: path.join(outDir, 'pagefind')});
        if (written.errors.length > 0) throw new Error(written.errors.join(' '));
      } finally {
        await close();
      }
    },
  };
}
