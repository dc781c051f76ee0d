import type {PhrasingContent, Root, RootContent, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Guide} from '../../pms/validate';
import {inline} from '../mdast';
import {
  atAGlance,
  credentialsPart,
  limitsPart,
  sourcesPart,
  stateNote,
  supportPart,
  systemApiPart,
  webhooksPart,
} from './guideParts';
import {References} from './references';

/** Puts the derived parts around the writer's prose, and turns `[^source-id]` into links to the list of sources. */
export function expandGuide(tree: Root, guide: Guide): void {
  const refs = new References(guide);
  linkCitations(tree, refs);
  const sections = splitSections(tree.children);
  tree.children = sections.flatMap(({title, nodes}) => {
    switch (title) {
      case undefined:
        return [...nodes, ...stateNote(guide, refs), ...atAGlance(guide, refs)];
      case 'What to have ready':
        return [...nodes, ...credentialsPart(guide, refs)];
      case 'Webhooks':
        return [...nodes, ...webhooksPart(guide, refs)];
      case 'What differs through the unified API':
        return [
          ...nodes,
          ...supportPart(guide, refs),
          ...limitsPart(guide, refs),
          ...systemApiPart(guide, refs),
        ];
      default:
        return nodes;
    }
  });
  tree.children.push(...sourcesPart(guide, refs));
}

type Section = {title: string | undefined; nodes: RootContent[]};

/** The part ahead of the first heading, then each heading of level 2 with what belongs to it. */
function splitSections(nodes: RootContent[]): Section[] {
  const sections: Section[] = [{title: undefined, nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = node.children.map((child) => ('value' in child ? child.value : '')).join('');
      sections.push({title, nodes: [node]});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

function linkCitations(tree: Root, refs: References): void {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (index === undefined || !parent || !node.value.includes('[^')) return;
    const parts = node.value
      .split(/\[\^([^\]\s]+)\]/)
      .flatMap((part, position): PhrasingContent[] =>
        inline(position % 2 === 0 ? part : refs.link(part)),
      );
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}
