// Inserts the parts that are generated from the front matter of a PMS guide into its prose.
import type {List, Paragraph, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {outline} from '../model/body';
import type {PmsGuide} from '../model/validate';
import {code, heading, type Inline, inline, withId, wrapped} from '../../../site/mdast';
import {parseMarkdown} from '../../../site/parseMarkdown';
import {atAGlance, prerequisitesPart, stateNote} from './guideParts';
import {References} from './references';
import {credentialsPart, isLimitInKeyFacts, limitsPart, supportPart} from './factsPart';
import {replaceWays, setWayIds, tieProblems} from './ways';
import {aboutPart} from './aboutPart';
import {webhooksLead} from './webhooksPart';

/**
 * Inserts the generated parts, replaces `[^source-id]` with links to the list of sources, and formats identifiers as
 * code. The key facts come first, then the steps to connect, what works and what to watch out for; the details are
 * closed, among them those of the section on the PMS's own API.
 */
export function expandGuide(tree: Root, guide: PmsGuide): void {
  const refs = new References(guide);
  replaceInTexts(tree, citation, (ids) => refs.marks({source: ids.slice(2, -1).split('][^')}));
  replaceWays(tree, guide);
  setAnchors(tree);
  const indexOf = (key: keyof typeof outline) =>
    tree.children.findIndex((node) => anchorOf(node) === outline[key].anchor);
  const insert = (place: 'before' | 'after', key: keyof typeof outline, nodes: RootContent[]) => {
    const index = indexOf(key);
    if (index >= 0) tree.children.splice(place === 'before' ? index : index + 1, 0, ...nodes);
  };
  const glance = atAGlance(guide, refs);
  replaceInTexts({type: 'root', children: glance}, hyphenated, (word) =>
    wrapped('span', word, {className: ['pms-word']}),
  );
  insert('before', 'begin', [...stateNote(guide, refs), ...glance]);
  insert('before', 'connect', prerequisitesPart(guide, refs));
  addStep(tree.children.slice(indexOf('steps'), indexOf('customerText')));
  insert('before', 'customerText', credentialsPart(guide, refs));
  insert('after', 'webhooks', webhooksLead(guide, refs));
  insert('before', 'watchOut', supportPart(guide, refs));
  const ownApi = indexOf('ownApi');
  const details = ownApi < 0 ? [] : tree.children.splice(ownApi).slice(1);
  const limits = isLimitInKeyFacts(guide)
    ? []
    : limitsPart(heading(2, 'Rate limits', 'limits'), guide, refs);
  const last = indexOf('troubleshooting');
  if (last >= 0) tieProblems(tree, last, guide);
  tree.children.splice(last < 0 ? tree.children.length : last, 0, ...limits);
  tree.children.push(aboutPart(guide, refs, details));
  setWayIds(tree, guide);
  replaceInTexts(tree, identifier, (name) => code(name.replaceAll('`', '')));
}

/** The step of a connection that all guides share. */
const syncStep =
  "Once the customer has connected, store the integration account's ID from [Get a link](/docs/common-api-reference/link/get-a-link). Then switch on the [sync](/docs/guides/syncing-data) and wait for its first run.";

/**
 * Adds the step that all guides share to each list of steps, before the last one: that reads data, which the sync
 * brings.
 */
function addStep(nodes: RootContent[]): void {
  visit({type: 'root', children: nodes}, 'list', (node: List) => {
    if (!node.ordered) return;
    const children = parseMarkdown(syncStep) as Paragraph[];
    const position = Math.max(1, node.children.length - 1);
    node.children.splice(position, 0, {type: 'listItem', spread: false, children});
    return SKIP;
  });
}

/** Sets the anchors of the headings that all guides share. */
function setAnchors(tree: Root): void {
  visit(tree, 'heading', (node) => {
    const section = Object.values(outline).find(({title}) => title === toString(node));
    if (section) withId(node, section.anchor);
  });
}

const anchorOf = (node: RootContent) =>
  node.type === 'heading' ? node.data?.hProperties?.id : undefined;

/** Matches words such as `sign-in`, which narrow columns of facts must not break. */
const hyphenated = /(\w+-\w+)/;

/** Matches citations, such as `[^docs][^forum]`. */
const citation = /((?:\[\^[^\]\s]+\])+)/;

/**
 * Matches what is code in a text: what is between backticks, which the front matter has as they are; paths, with or
 * without a method; and fields and headers of known forms. A name such as `Self-Service` or `smoobu.net` has none.
 */
const identifier = new RegExp(
  `(?<![\\w@./:-])(${[
    '`[^`]+`',
    '(?:(?:GET|POST|PUT|PATCH|DELETE) )?\\/[a-z][\\w/-]*\\w',
    '[a-z]{2,}(?:[A-Z][a-z]\\w*|ID)',
    '\\w+_\\w+',
    '[Xx](?:-\\w+)+|(?:Accept|Content|Retry|User)(?:-[A-Z][a-z]+)+',
    '(?:[A-Z][a-z]+)+(?:Id|Code)',
  ].join('|')})(?![\\w@-]|\\.\\w)`,
);

/** Replaces the matches of a pattern with one group in texts. */
function replaceInTexts(tree: Root, pattern: RegExp, replace: (match: string) => Inline): void {
  visit(tree, 'text', (node: Text, index, parent) => {
    const parts = node.value.split(pattern);
    if (index === undefined || !parent || parts.length === 1) return;
    const nodes = inline(
      parts.map((part, position) => (position % 2 === 0 ? part : replace(part))),
    );
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index + nodes.length];
  });
}
