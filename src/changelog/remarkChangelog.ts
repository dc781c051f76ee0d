import type {Heading, List, ListItem, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {type Entry, isEntry, readEntries} from './entries';
import {type Change, kinds, type Subject, subjects} from './schema';

type Parse = (text: string) => RootContent[];

function heading(text: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    data: {hProperties: {id}},
    children: [{type: 'text', value: text}],
  };
}

function list(changes: Change[], parse: Parse): List {
  const items = changes.map(({text}) => ({type: 'listItem', children: parse(text)}) as ListItem);
  return {type: 'list', ordered: false, spread: false, children: items};
}

/** The ids carry the entry's own, because the list of entries shows several on one page. */
function parts(entry: Entry, parse: Parse): RootContent[] {
  return (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    kinds.flatMap((kind): RootContent[] => {
      const changes = entry[subject]?.[kind];
      if (!changes) return [];
      return [
        heading(`${subjects[subject]}: ${kind}`, `${entry.id}-${subject}-${kind}`),
        list(changes, parse),
      ];
    }),
  );
}

/** Puts the changes that the front matter of a changelog entry tells behind its prose, as headings and lists. */
export function remarkChangelog(this: Processor, {root = '.'}: {root?: string} = {}) {
  // Unified hands a plugin its processor as `this`, and with it the parser of the page itself.
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  const parse: Parse = (text) => (this.parse(text) as Root).children;
  return (tree: Root, file: VFile) => {
    if (!isEntry(file.path, root)) return;
    const entry = readEntries(root).find((one) => file.path.endsWith(one.file));
    if (entry) tree.children.push(...parts(entry, parse));
  };
}
