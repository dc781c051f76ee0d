// Inserts the parts that are generated from the front matter of a PMS guide into its prose.
import type {PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {type Anchor, outline} from './model/body';
import type {Guide} from './model/validate';
import {comingChanges, pastChanges} from './changesPart';
import {inline, withId} from '../../site/mdast';
import {
  atAGlance,
  credentialsPart,
  limitsPart,
  prerequisitesPart,
  routesPart,
  stateNote,
  supportPart,
} from './guideParts';
import {parseMarkdown} from '../../site/parseMarkdown';
import {References} from './references';
import {sourcesPart} from './sourcesPart';
import {systemApiPart} from './systemApiPart';
import {webhooksLead, webhooksPart} from './webhooksPart';

/** Advice on the lifetime of a link that the customer opens later. */
const mailedLink = parseMarkdown(
  'If you send the link in a message, set `expiresIn` to a few days, as in ' +
    '[Link ID, lifetime and OAuth](/docs/common-api-reference/link/create-link#what-to-watch-for).',
);

/**
 * Inserts the generated parts, and replaces `[^source-id]` with links to the list of sources. The key facts come first,
 * then the steps to connect, then the tables of facts.
 */
export function expandGuide(tree: Root, guide: Guide): void {
  const refs = new References(guide);
  linkCitations(tree, refs);
  setAnchors(tree);
  const insert = (place: 'before' | 'after', anchor: Anchor, nodes: RootContent[]) => {
    const index = tree.children.findIndex((node) => anchorOf(node) === anchor);
    if (index >= 0) tree.children.splice(place === 'before' ? index : index + 1, 0, ...nodes);
  };
  insert('before', 'what-to-have-ready', [...stateNote(guide, refs), ...atAGlance(guide, refs)]);
  insert('after', 'what-to-have-ready', routesPart(guide));
  insert('before', 'connect-it', prerequisitesPart(guide, refs));
  insert('before', 'for-the-account-owner', credentialsPart(guide, refs));
  insert('after', 'for-the-account-owner', mailedLink);
  insert('after', 'webhooks', webhooksLead(guide, refs));
  insert('before', 'what-differs-through-the-unified-api', webhooksPart(guide, refs));
  tree.children.push(
    ...supportPart(guide, refs),
    ...limitsPart(guide, refs),
    ...comingChanges(guide, refs),
    ...pastChanges(guide, refs),
    ...systemApiPart(guide, refs),
    ...sourcesPart(guide, refs),
  );
}

/** Sets the anchors of the headings that all guides share. */
function setAnchors(tree: Root): void {
  visit(tree, 'heading', (node) => {
    const section = outline.find(({title}) => title === toString(node));
    if (section) withId(node, section.id);
  });
}

const anchorOf = (node: RootContent) =>
  node.type === 'heading' ? node.data?.hProperties?.id : undefined;

/** Words that already attribute a statement to a third party. */
const attribution = new RegExp(
  'according to|third part|reported|public code|client code|those notes|integrators|the plugin|' +
    String.raw`an?(other|) (developer|\w+ tool|product|website builder)|one (developer|product)`,
  'i',
);

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
              ? refs.linked('', [part])
              : refs.cited('', {source: part}),
        ),
      );
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}
