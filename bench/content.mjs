import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import createJiti from 'jiti';

/** @type {typeof import('../src/product.ts')} */
const {product} = createJiti(import.meta.url)('../src/product.ts');

/**
 * @typedef {object} MarkdownPage
 * @property {string} slug where the page stands in another generator, such as `docs/guides/pagination`: small letters, no spaces
 * @property {string} title
 * @property {string} body Markdown below the title
 */

/**
 * @param {string} address path of a page on this site, decoded, without a slash at its start
 * @returns {string}
 */
export const slugOf = (address) =>
  (address === '' ? 'home' : address).toLowerCase().replaceAll(' ', '-');

/**
 * Takes a page's Markdown twin apart, and turns its links to this site into links within the other one.
 *
 * @param {string} file path within the built site
 * @param {string} markdown
 * @returns {MarkdownPage}
 * @throws {Error} when it has no title
 */
export function parseTwin(file, markdown) {
  const text = markdown.replace(/^---\n.*?\n---\n/s, '');
  const heading = /^# (.+)$/m.exec(text);
  if (!heading?.[1]) throw new Error(`${file}: a Markdown twin begins with its title, as “# …”.`);
  const body = text
    .slice(heading.index + heading[0].length)
    .replaceAll(`](${product.siteUrl}/`, '](/')
    .replaceAll(/(\]\(\/[^)#\s]*)\.md(?=[)#])/g, '$1');
  const address = file.replace(/\.md$/, '').replace(/^index$/, '');
  return {slug: slugOf(address), title: heading[1].replaceAll(/[`*\\]/g, ''), body: body.trim()};
}

/**
 * The pages of the built site as other generators take them: the documentation and the home page.
 *
 * @param {string} dir the built site
 * @returns {Promise<MarkdownPage[]>}
 * @throws {Error} when there are too few for a comparison
 */
export async function readTwins(dir) {
  const files = (await readdir(dir, {recursive: true}))
    .filter((file) => file === 'index.md' || (file.startsWith('docs') && file.endsWith('.md')))
    // The samples and programs of a page in a file of their own are no page.
    .filter((file) => !/\.[a-z]+\.md$/.test(file))
    .sort();
  if (files.length < 100) {
    throw new Error(
      `${dir} holds ${files.length} Markdown twins of pages; the comparison needs those of the whole site. Build it with \`npm run build\`.`,
    );
  }
  return Promise.all(
    files.map(async (file) => parseTwin(file, await readFile(path.join(dir, file), 'utf8'))),
  );
}

/**
 * Writes pages as a generator's content: a file each, with the title in its front matter.
 *
 * @param {MarkdownPage[]} pages
 * @param {string} dir made anew
 */
export async function writePages(pages, dir) {
  await rm(dir, {recursive: true, force: true});
  for (const {slug, title, body} of pages) {
    const file = path.join(dir, `${slug}.md`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`);
  }
}
