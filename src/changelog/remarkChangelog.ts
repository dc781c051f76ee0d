import type {ListItem, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {component, type Inline, list, paragraph, strong} from '../site/mdast';
import {type Entry, isEntry, readEntries} from './entries';
import {type Kind, kinds, type Subject, subjects} from './schema';

type Parse = (text: string) => RootContent[];

/** What follows the kind of a change, before its subject. */
const prepositions: Record<Kind, string> = {
  added: 'to',
  changed: 'in',
  deprecated: 'in',
  removed: 'from',
  fixed: 'in',
};

const versionNames: Record<string, string> = {v1: 'v1', v2: 'v2', common: 'Common API'};

/** @returns the versions that changes name, by which the list of entries is filtered */
function versionsIn(changes: unknown): string[] {
  const text = JSON.stringify(changes).replaceAll('"*/', 'v1 v2 ');
  return Object.keys(versionNames).filter((version) => new RegExp(`\\b${version}\\b`).test(text));
}

/** A part of an entry: a label, and its content beside or below it. */
const part = (
  attributes: Record<string, string>,
  label: Inline[],
  content: RootContent[],
): RootContent =>
  component('div', {className: 'change', ...attributes}, [
    component('div', {className: 'change-label'}, [paragraph(label)]),
    component('div', {}, content),
  ]);

/** IDs are prefixed with that of the entry, because the list of entries shows several on one page. */
function changeParts(entry: Entry, parse: Parse): RootContent[] {
  return (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    kinds.flatMap((kind): RootContent[] => {
      const changes = entry[subject]?.[kind];
      if (!changes) return [];
      const children = changes.map(({text}) => ({type: 'listItem', children: parse(text)}));
      const versions = versionsIn(changes);
      const badge = strong(kind.charAt(0).toUpperCase() + kind.slice(1));
      badge.data = {hProperties: {className: ['chip', `chip--${kind}`]}};
      const names = versions.map((version) => versionNames[version]).join(', ');
      const label = [
        badge,
        ` ${prepositions[kind]} ${subjects[subject]}${names ? ` (${names})` : ''}`,
      ];
      const about = [subject, ...versions].join(' ');
      return [
        part({id: `${entry.id}-${subject}-${kind}`, 'data-about': about}, label, [
          {...list([]), children: children as ListItem[]},
        ]),
      ];
    }),
  );
}

/**
 * Puts the changes in the front matter of a changelog entry before its prose, each list with a badge of its kind. The
 * prose says what to do about them.
 */
export function remarkChangelog(this: Processor, {root = '.'}: {root?: string} = {}) {
  // Unified passes the processor, which has the page's parser, as `this`.
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  const parse: Parse = (text) => (this.parse(text) as Root).children;
  return (tree: Root, file: VFile) => {
    if (!isEntry(file.path, root)) return;
    const entry = readEntries(root).find((one) => file.path.endsWith(one.file));
    if (!entry) return;
    const isProse = ({type}: RootContent) =>
      !['yaml', 'mdxFlowExpression', 'mdxjsEsm'].includes(type);
    const prose = tree.children.filter(isProse);
    tree.children = [
      ...tree.children.filter((node) => !isProse(node)),
      ...changeParts(entry, parse),
      ...(prose.length > 0
        ? [part({id: `${entry.id}-what-to-do`}, [strong('What to do')], prose)]
        : []),
    ];
  };
}
