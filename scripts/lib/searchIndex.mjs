import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {close, createIndex} from 'pagefind';
import {plainWords} from '../../src/components/search/plainWords.mjs';

/** Pages that only list others; a hit there would stand in front of the page that has the answer. */
const listing = /^\/(404|index|docs\/category\/.*|blog(\/(archive|authors.*|tags.*|page\/.*))?)$/;

/** Parts of a page that are not its own text. */
const notText = [
  '.breadcrumbs',
  '.pagination-nav',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-footer',
  // The same call in six languages: its words would count for every operation.
  '.ref-samples',
  '.hash-link',
  '[data-pagefind-ignore]',
  'button',
  'svg',
];

const deprecated = /\/vacation-rental-api\/v1\b/;

/**
 * Version 1 is deprecated: its pages stand behind those of version 2 that say the same. And the page of a resource defines the
 * fields that each of its operations only repeats.
 *
 * @param {string} url
 * @param {string} html
 */
function weightOf(url, html) {
  if (deprecated.test(url)) return 0.4;
  return /id="?field-/.test(html) ? 2 : 1;
}

/**
 * What a page is found by beside its text: what it says of itself, its address, the keywords of its front matter, and for an
 * operation its call. All are taken apart as a query is.
 *
 * @param {string} url
 * @param {string} html
 * @returns {Record<'about' | 'keywords' | 'place' | 'call', string>}
 */
function wordsOf(url, html) {
  const head = load(html.slice(0, html.indexOf('<body')));
  const meta = (/** @type {string} */ name) => head(`meta[name="${name}"]`).attr('content') ?? '';
  const start = html.indexOf('ref-call');
  const call = start === -1 ? '' : load(`<p class=${html.slice(start, start + 2000)}`);
  return {
    about: plainWords(meta('description')),
    keywords: plainWords(meta('keywords').replaceAll(',', ' ')),
    place: plainWords(url.replace(/^\/docs/, '').replaceAll('-', ' ')),
    call: call && plainWords(call('p').first().text()),
  };
}

/**
 * @param {string} html
 * @param {Record<string, string>} words found beside the text
 * @returns {string[]} the words that lead to the page, from four letters on, in lower case
 */
function vocabularyOf(html, words) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
  const text = main.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ');
  return `${text} ${Object.values(words).join(' ')}`.toLowerCase().match(/[a-z]{4,20}/g) ?? [];
}

/**
 * @param {string} html
 * @param {Record<string, string>} words
 * @returns {string} the page with the words in it, where the engine takes them and nobody else sees them
 */
function withWords(html, words) {
  const page = load('<div></div>', null, false);
  const tags = Object.entries(words)
    .filter(([, content]) => content)
    .map(([name, content]) =>
      page.html(page('<meta>').attr({'data-pagefind-meta': `${name}[content]`, content})),
    );
  return html.replace(/<main[^>]*>/, (main) => main + tags.join(''));
}

/**
 * Writes the index of the local search beside the built pages, at `/pagefind/`, from their HTML.
 *
 * @param {string} dir the built site
 * @param {string} [to] where the folder `pagefind` is put; beside the pages when left out
 * @returns {Promise<number>} how many pages were indexed
 * @throws {Error} when the engine cannot read a page or write the index
 */
export async function writeSearchIndex(dir, to = dir) {
  try {
    const {errors, index} = await createIndex({
      rootSelector: 'main',
      excludeSelectors: notText,
      forceLanguage: 'en',
    });
    if (!index) throw new Error(`The search index could not be started: ${errors.join(' ')}`);
    const files = (await readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
    /** @type {Set<string>} */
    const vocabulary = new Set();
    let count = 0;
    for (const file of files.sort()) {
      const url = `/${file.replace(/\.html$/, '')}`;
      const content = await readFile(path.join(dir, file), 'utf8');
      // A page that only leads on to another has no content of its own.
      if (listing.test(url) || !content.includes('<main')) continue;
      // The pages are minified: without a space, one cell's text runs into the next.
      const spaced = content.replaceAll(/<(?=(t[dh]|d[dt]|li)\b)/g, ' <');
      const words = wordsOf(url, content);
      for (const word of vocabularyOf(content, words)) vocabulary.add(word);
      const weighted = spaced.replace(
        '<main',
        `<main data-pagefind-weight="${weightOf(url, content)}"`,
      );
      // The weight holds for text alone; words beside it would lift a page of version 1 all the same.
      const kept = deprecated.test(url) ? {keywords: words.keywords} : words;
      const added = await index.addHTMLFile({
        url: encodeURI(url),
        content: withWords(weighted, kept),
      });
      if (added.errors.length > 0) throw new Error(`${file}: ${added.errors.join(' ')}`);
      count += 1;
    }
    const written = await index.writeFiles({outputPath: path.join(to, 'pagefind')});
    if (written.errors.length > 0) throw new Error(written.errors.join(' '));
    await writeFile(path.join(to, 'pagefind/words.txt'), [...vocabulary].sort().join(' '));
    return count;
  } finally {
    await close();
  }
}
