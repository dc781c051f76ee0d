import type {ListItem, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {type Entry, isEntry, readEntries} from './entries';
import {kinds, type Subject, subjects} from './schema';
import {heading, list} from '../site/mdast';

type Parse = (text: string) => RootContent[];

/** Headings by kind of change; the subject is appended. */
const titles = {
  added: 'Added to',
  changed: 'Changed in',
  deprecated: 'Deprecated in',
  removed: 'Removed from',
  fixed: 'Fixed in',
} as const;

/** @returns the subject of changes and the versions that they name, by which the list of entries is filtered */
function aboutOf(subject: Subject, changes: unknown): string {
  const named = JSON.stringify(changes)
    .replaceAll('"*/', 'v1 v2 ')
    .match(/\b(?:v1|v2|common)\b/g);
  return [...new Set([subject, ...(named ?? [])])].join(' ');
}

/** IDs are prefixed with that of the entry, because the list of entries shows several on one page. */
function parts(entry: Entry, parse: Parse): RootContent[] {
  return (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    kinds.flatMap((kind): RootContent[] => {
      const changes = entry[subject]?.[kind];
      if (!changes) return [];
      const items = changes.map(({text}) => ({type: 'listItem', children: parse(text)}));
      const title = `${titles[kind]} ${subjects[subject]}`;
      const head = heading(2, title, `${entry.id}-${subject}-${kind}`);
      Object.assign(head.data?.hProperties ?? {}, {dataAbout: aboutOf(subject, changes)});
      return [head, {...list([]), children: items as ListItem[]}];
    }),
  );
}

/**
 * Puts the changes in the front matter of a changelog entry before its prose, as headings and lists. The prose, below
 * a separate heading, says what to do about them.
 */
export function remarkChangelog(this: Processor, {root = '.'}: {root?: string} = {}) {
  // Unified passes the processor, which has the page's parser, as `this`.
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  const parse: Parse = (text) => (this.parse(text) as Root).children;
  return (tree: Root, file: VFile) => {
    if (!isEntry(file.path, root)) return;
    const entry = readEntries(root).find((one) => file.path.endsWith(one.file));
    if (!entry) return;
    const hasProse = tree.children.some(({type}) => type !== 'mdxFlowExpression');
    tree.children.unshift(
      ...parts(entry, parse),
      ...(hasProse ? [heading(2, 'What to do', `${entry.id}-what-to-do`)] : []),
    );
  };
}
