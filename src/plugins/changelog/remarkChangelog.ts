// Remark plugin that renders the changes from the front matter of a changelog entry.
import type {ListItem, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {component, type Inline, list, paragraph, strong} from '../../site/mdast';
import {type Entry, isEntry, readEntry} from './entries';
import {compact} from '../../site/compact';
import {repositoryPath} from '../../site/files';
import {capitalized} from '../../site/text';
import {kinds, type Subject, subjects} from './schema';
import {versions} from './topics.json';

type Parse = (text: string) => RootContent[];

/** Builds a section of an entry: a label, and content next to or below it. */
const part = (
  attributes: Record<string, string>,
  label: Inline[],
  content: RootContent[],
): RootContent =>
  component('div', {className: 'change', ...attributes}, [
    component('div', {className: 'change-label'}, [paragraph(label)]),
    component('div', {}, content),
  ]);

/** Builds a section for each kind of change. Section IDs begin with the entry's ID: one page shows all entries. */
function changeParts(entry: Entry, parse: Parse): RootContent[] {
  return (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    kinds.flatMap((kind): RootContent[] => {
      const changes = entry[subject][kind];
      if (!changes) return [];
      // A single change is not a list.
      const [listTag, itemTag] = changes.length > 1 ? ['ul', 'li'] : ['div', 'div'];
      const items = changes.map(({text, about = []}): ListItem => ({
        type: 'listItem',
        spread: itemTag === 'div',
        children: parse(text) as ListItem['children'],
        data: {hName: itemTag, hProperties: {'data-about': [subject, ...about].join(' ')}},
      }));
      const topics = new Set(changes.flatMap(({about = []}) => about));
      const names = Object.entries(versions).flatMap(([version, name]) =>
        topics.has(version as keyof typeof versions) ? name : [],
      );
      const badge = strong(capitalized(kind));
      badge.data = {hProperties: {className: ['chip', `chip--${kind}`]}};
      const label = [badge, ' ', compact(subjects[subject], names.join(', ')).join(' · ')];
      const content = {...list([]), children: items, data: {hName: listTag}};
      return [part({id: `${entry.id}-${subject}-${kind}`}, label, [content])];
    }),
  );
}

/**
 * Remark plugin that inserts the changes, grouped by subject and kind, before the prose. The prose says what readers
 * should do about the changes.
 */
export function remarkChangelog(this: Processor) {
  // unified binds `this` to the processor, whose parser is needed for the texts of changes.
  // oxlint-disable-next-line oxc/no-this-in-exported-function
  const parse: Parse = (text) => (this.parse(text) as Root).children;
  return (tree: Root, file: VFile) => {
    const name = repositoryPath(file.path, file.cwd);
    if (!isEntry(name)) return;
    const entry = readEntry(name, file.cwd);
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
