import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {isDescription, isFree, isOneOf, isSentence, isTitle, slugOf} from './answers.mjs';
import {listRoute, pageText} from './files.mjs';

/** Folders whose pages the sidebar names one by one. */
const folders = ['guides', 'guides/webhooks', 'common-api-reference'];

/** Addresses of written pages, for the link at the end. */
const pages = () =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `/docs/${name.replace(/(\/index)?\.mdx$/, '')}`);

/** @param {string} route */
function titleOf(route) {
  const file = [`${route.slice(1)}.mdx`, `${route.slice(1)}/index.mdx`].find(existsSync) ?? '';
  return /^title: *['"]?(.*?)['"]?$/m.exec(readFileSync(file, 'utf8'))?.[1];
}

/** @type {import('../new.mjs').Template} */
export default {
  what: 'a page of docs/',
  questions: {
    folder: {
      ask: `folder below docs (${folders.join(', ')})`,
      check: isOneOf(folders),
      otherwise: () => 'guides',
    },
    title: {ask: 'title, in sentence case', check: isTitle},
    name: {
      ask: 'name of the file, and end of the address',
      check: (answer, {folder}) => isFree(answer, `docs/${folder}/${answer}.mdx`),
      otherwise: ({title}) => slugOf(title),
    },
    description: {
      ask: 'description for search engines, 70 to 155 characters',
      check: isDescription,
    },
    lead: {
      ask: 'first sentence: what the reader does, such as "Read a list to its end."',
      check: isSentence,
    },
    next: {
      ask: 'address of the page to read next',
      check: (answer) =>
        pages().includes(answer)
          ? undefined
          : 'Allowed is the address of a written page, such as /docs/guides/pagination.',
      otherwise: () => '/docs/introduction',
    },
    why: {ask: 'what the reader finds there, a sentence', check: isSentence},
  },
  changes({folder, name, title, description, lead, next, why}) {
    const id = `${folder}/${name}`;
    return [
      {
        file: `docs/${id}.mdx`,
        text: pageText(
          {title, description},
          `${lead}\n\n## Next steps\n\n- [${titleOf(next ?? '')}](${next}): ${why}`,
        ),
      },
      {file: 'sidebars.ts', edit: (text) => afterSiblings(text, folder ?? '', id)},
      listRoute(`/docs/${id}`),
    ];
  },
};

/**
 * Names a page in the sidebar, behind the last one of its folder.
 *
 * @param {string} text of sidebars.ts
 * @param {string} folder
 * @param {string} id
 * @throws {Error} when the sidebar names no page of the folder
 */
function afterSiblings(text, folder, id) {
  const siblings = [...text.matchAll(new RegExp(`^ *'${folder}/[^/']+',?$`, 'gm'))];
  const last = siblings.at(-1);
  if (!last) {
    throw new Error(
      `sidebars.ts names no page of docs/${folder} after which to put '${id}'. Add it by hand.`,
    );
  }
  const end = last.index + last[0].length;
  const comma = last[0].endsWith(',') ? '' : ',';
  return `${text.slice(0, end)}${comma}\n'${id}',${text.slice(end)}`;
}
