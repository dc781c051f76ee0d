import type {Heading, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {type SectionId, sections} from './model/body';
import type {Guide} from './model/validate';
import {inline, link, paragraph, withId} from '../site/mdast';
import {
  atAGlance,
  credentialsPart,
  limitsPart,
  prerequisitesPart,
  stateNote,
  supportPart,
} from './guideParts';
import {References} from './references';
import {sourcesPart} from './sourcesPart';
import {systemApiPart} from './systemApiPart';
import {webhooksLead, webhooksPart} from './webhooksPart';

/**
 * Puts the derived parts around the writer's prose, and turns `[^source-id]` into links to the list of sources. What a reader does to
 * connect comes first, and the tables of facts follow.
 */
export function expandGuide(tree: Root, guide: Guide): void {
  const refs = new References(guide);
  linkCitations(tree, refs);
  keepAnchors(tree);
  tree.children = splitSections(tree.children).flatMap(({id, nodes}) => {
    switch (id) {
      case undefined:
        return [...nodes, ...stateNote(guide, refs)];
      case 'what-to-have-ready':
        return [...nodes, ...prerequisitesPart(guide, refs)];
      case 'connect-it':
        return behindSteps(nodes, credentialsPart(guide, refs));
      case 'webhooks': {
        const [title, ...prose] = nodes;
        return [
          ...(title ? [title] : []),
          webhooksLead(guide),
          ...prose,
          ...webhooksPart(guide, refs),
        ];
      }
      default:
        return nodes;
    }
  });
  tree.children.push(
    ...atAGlance(guide, refs),
    ...supportPart(guide, refs),
    ...limitsPart(guide, refs),
    ...systemApiPart(guide, refs),
    ...sourcesPart(guide, refs),
  );
}

/** The section of the connection, with a part between its steps and the text that is sent to the account owner. */
function behindSteps(nodes: RootContent[], part: RootContent[]): RootContent[] {
  const text = nodes.findIndex((node) => isHeading(node, 'for-the-account-owner'));
  const at = text < 0 ? nodes.length : text;
  return [
    ...nodes.slice(0, at),
    ...part,
    ...nodes.slice(at, at + 1),
    mailedLink,
    ...nodes.slice(at + 1),
  ];
}

/** The one rule for a link that is not opened at once. */
const mailedLink = paragraph(
  'If you send the link in a message, set an ',
  link('/docs/common-api-reference/link/create-link#what-to-watch-for', 'expiresIn'),
  ' that leaves the owner days, not an hour.',
);

const isHeading = (node: RootContent, id: string) =>
  node.type === 'heading' && node.data?.hProperties?.id === id;

type Section = {id: SectionId | undefined; nodes: RootContent[]};

/** The part ahead of the first heading, then each heading of level 2 with what belongs to it. */
function splitSections(nodes: RootContent[]): Section[] {
  const found: Section[] = [{id: undefined, nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const section = sections.find(({title}) => title === titleOf(node));
      found.push({id: section?.id, nodes: [node]});
    } else {
      found.at(-1)?.nodes.push(node);
    }
  }
  return found;
}

/** Gives each heading that every guide has its anchor. */
function keepAnchors(tree: Root): void {
  const known = sections.flatMap((section) => [section, ...section.parts]);
  visit(tree, 'heading', (node) => {
    const section = known.find(({title}) => title === titleOf(node));
    if (section) withId(node, section.id);
  });
}

function titleOf({children}: Heading): string {
  return children.map((child) => ('value' in child ? child.value : '')).join('');
}

/** The writer says already that others report it. */
const attribution =
  /according to|third part|reported|public code|client code|an?(other|) (developer|\w+ tool|product|website builder)|one (developer|product)|those notes|integrators|the plugin/i;

function linkCitations(tree: Root, refs: References): void {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (index === undefined || !parent || !node.value.includes('[^')) return;
    const attributed = attribution.test(toString(parent));
    const parts = node.value
      .split(/\[\^([^\]\s]+)\]/)
      .flatMap((part, position): PhrasingContent[] =>
        inline(
          position % 2 === 0
            ? part
            : attributed
              ? refs.link(part)
              : refs.linked('', [part], refs.markOf(part)),
        ),
      );
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}
