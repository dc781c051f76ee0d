import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {close, createIndex} from 'pagefind';

/** Pages that only list others; a hit there would stand in front of the page that has the answer. */
const listing = /^\/(404|index|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?)$/;

/** Parts of a page that are not its own text. */
const notText = [
  '.breadcrumbs',
  '.pagination-nav',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-footer',
  '.hash-link',
  '[data-pagefind-ignore]',
  'button',
  'svg',
];

/** Version 1 has ended: its pages stand behind those of version 2 that say the same. */
const ended = /\/vacation-rental-api\/v1\b/;

/**
 * Writes the index of the local search beside the built pages, at `/pagefind/`, from their HTML.
 *
 * @param {string} dir the built site
 * @returns {Promise<number>} how many pages were indexed
 * @throws {Error} when the engine cannot read a page or write the index
 */
export async function writeSearchIndex(dir) {
  try {
    const {errors, index} = await createIndex({
      rootSelector: 'main',
      excludeSelectors: notText,
      forceLanguage: 'en',
    });
    if (!index) throw new Error(`The search index could not be started: ${errors.join(' ')}`);
    const files = (await readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
    let count = 0;
    for (const file of files.sort()) {
      const url = `/${file.replace(/\.html$/, '')}`;
      const content = await readFile(path.join(dir, file), 'utf8');
      // A page that only leads on to another has no content of its own.
      if (listing.test(url) || !content.includes('<main')) continue;
      // The pages are minified: without a space, one cell's text runs into the next.
      const spaced = content.replaceAll(/<(?=(t[dh]|d[dt]|li)\b)/g, ' <');
      const weighted = ended.test(url)
        ? spaced.replace('<main', '<main data-pagefind-weight="0.4"')
        : spaced;
      const added = await index.addHTMLFile({url: encodeURI(url), content: weighted});
      if (added.errors.length > 0) throw new Error(`${file}: ${added.errors.join(' ')}`);
      count += 1;
    }
    const written = await index.writeFiles({outputPath: path.join(dir, 'pagefind')});
    if (written.errors.length > 0) throw new Error(written.errors.join(' '));
    return count;
  } finally {
    await close();
  }
}
