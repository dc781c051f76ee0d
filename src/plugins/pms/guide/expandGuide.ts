// Inserts the parts that are generated from the front matter of a PMS guide into its prose.
import type {List, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {type Anchor, outline} from '../model/body';
import type {Guide} from '../model/validate';
import {comingChanges} from './changesPart';
import {inline, withId} from '../../../site/mdast';
import {atAGlance, prerequisitesPart, stateNote, syncStep} from './guideParts';
import {References} from './references';
import {credentialsPart, limitsPart, supportPart} from './factsPart';
import {replaceWays} from './ways';
import {aboutPart} from './sourcesPart';
import {webhooksLead} from './webhooksPart';

/**
 * Inserts the generated parts, and replaces `[^source-id]` with links to the list of sources. The key facts
 * come first, then the steps to connect, what works and what to watch out for; the details are closed, among them
 * those of the section on the PMS's own API.
 */
export function expandGuide(tree: Root, guide: Guide): void {
  const refs = new References(guide);
  linkCitations(tree, refs);
  replaceWays(tree, guide);
  setAnchors(tree);
  const insert = (place: 'before' | 'after', anchor: Anchor, nodes: RootContent[]) => {
    const index = tree.children.findIndex((node) => anchorOf(node) === anchor);
    if (index >= 0) tree.children.splice(place === 'before' ? index : index + 1, 0, ...nodes);
  };
  insert('before', 'what-to-have-ready', [...stateNote(guide, refs), ...atAGlance(guide, refs)]);
  insert('before', 'connect-it', prerequisitesPart(guide, refs));
  addStep(tree);
  insert('before', 'for-the-account-owner', credentialsPart(guide, refs));
  insert('after', 'webhooks', webhooksLead(guide, refs));
  insert('before', 'what-differs-through-the-unified-api', supportPart(guide, refs));
  const ownApi = tree.children.findIndex((node) => anchorOf(node) === 'in-its-own-api');
  const details = ownApi < 0 ? [] : tree.children.splice(ownApi).slice(1);
  const limits = [...limitsPart(guide, refs), ...comingChanges(guide, refs)];
  const last = tree.children.findIndex((node) => anchorOf(node) === 'troubleshooting');
  tree.children.splice(last < 0 ? tree.children.length : last, 0, ...limits);
  tree.children.push(aboutPart(guide, refs, details));
}

/**
 * Adds the step that all guides share to each list of steps, before the last one: that reads data, which the sync
 * brings.
 */
function addStep(tree: Root): void {
  const [start, end] = (['for-the-integrator', 'for-the-account-owner'] as const).map((anchor) =>
    tree.children.findIndex((node) => anchorOf(node) === anchor),
  );
  visit({type: 'root', children: tree.children.slice(start, end)}, 'list', (node: List) => {
    if (!node.ordered) return;
    const position = Math.max(1, node.children.length - 1);
    node.children.splice(position, 0, {type: 'listItem', spread: false, children: syncStep()});
    return SKIP;
  });
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

function linkCitations(tree: Root, refs: References): void {
  visit(tree, 'text', (node: Text, index, parent) => {
    if (index === undefined || !parent || !node.value.includes('[^')) return;
    const parts = node.value
      .split(/((?:\[\^[^\]\s]+\])+)/)
      .flatMap((part, position): PhrasingContent[] =>
        inline(position % 2 === 0 ? part : refs.marks({source: part.slice(2, -1).split('][^')})),
      );
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
}
