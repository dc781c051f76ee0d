// Template of `npm run new -- page`.
import {existsSync, readFileSync} from 'node:fs';
import {listRoute, pageText, slugOf} from './files.mjs';

/** Folders whose pages are listed one by one in sidebars.ts. */
const folders = ['guides', 'guides/webhooks', 'common-api-reference'];

/**
 * Reads the title of a page.
 *
 * @param {string} [route]
 * @returns {string}
 * @throws {Error} if there is no such page
 */
function titleOf(route = '') {
  const file = [`${route.slice(1)}.mdx`, `${route.slice(1)}/index.mdx`].find(existsSync);
  if (!file) {
    throw new Error(
      `--next is "${route}", which is not a page. Give a path such as /docs/guides/pagination.`,
    );
  }
  return /^title: *['"]?(.*?)['"]?$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? route;
}

/** @type {import('../new.mjs').Template} */
export default {
  what: 'a page of docs/',
  questions: {
    folder: {
      ask: `folder below docs (${folders.join(', ')})`,
      allowed: () => folders,
      otherwise: () => 'guides',
    },
    title: {ask: 'title, in sentence case'},
    name: {ask: 'name of the file and end of the URL', otherwise: ({title}) => slugOf(title)},
    description: {ask: 'description for search engines, 70 to 155 characters'},
    lead: {ask: 'first sentence: what the reader does, such as "Read a list to its end."'},
    next: {ask: 'path of the page to read next', otherwise: () => '/docs/introduction'},
    why: {ask: 'sentence that says what the reader finds there'},
  },
  changes({folder, name, title, description, lead, next, why}) {
    const id = `${folder}/${name}`;
    return [
      {
        file: `docs/${id}.mdx`,
        text: pageText(
          {title, description},
          `${lead}\n\n## Next steps\n\n- [${titleOf(next)}](${next}): ${why}`,
        ),
      },
      {file: 'sidebars.ts', edit: (text) => afterSiblings(text, folder ?? '', id)},
      listRoute(`/docs/${id}`),
    ];
  },
};

/**
 * Adds a page to the sidebar, after the last page of its folder.
 *
 * @param {string} text of sidebars.ts
 * @param {string} folder one of `folders`
 * @param {string} id
 */
function afterSiblings(text, folder, id) {
  const sibling = new RegExp(`^ *'${folder}/[^/']+',$`);
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => sibling.test(line));
  return lines.toSpliced(last + 1, 0, `'${id}',`).join('\n');
}
