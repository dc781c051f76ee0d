// The ways to connect of a guide, such as "Partner" and "Own credentials": one choice at the top, which works without a
// script. Radio buttons choose, and pms.css hides what carries the `data-way` of another one. Print, Markdown and
// search have all.
import type {ListItem, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {component, type Inline, inline, paragraph, strong, wrapped} from '../../../site/mdast';
import {connectionWays} from '../model/credentials';
import type {PmsGuide} from '../model/validate';

/** Returns the attribute that ties content to a way; nothing for content of all ways. */
export function wayAttribute({pms}: PmsGuide, way: string | undefined): Record<string, string> {
  const ways = connectionWays(pms);
  const index = way === undefined ? -1 : ways.indexOf(way);
  return ways.length > 1 && index >= 0 ? {'data-way': String(index + 1)} : {};
}

/** Ties each item of a list, or row of a table, to the way of the entry that it shows. */
export function tieToWays(
  nodes: (ListItem | TableRow)[],
  guide: PmsGuide,
  entries: readonly {way?: string}[],
): void {
  for (const [index, node] of nodes.entries()) {
    node.data = {hProperties: wayAttribute(guide, entries[index]?.way)};
  }
}

/** Builds the name of a way before its content, which is needed only where all ways are shown. */
export const wayName = (way: string): Inline =>
  wrapped('span', `${way}: `, {className: ['pms-all-ways']});

/**
 * Ties the rows of a section's table that begin with the name of a way, such as `Open API: The menu is missing.`, to
 * this way. If all rows are of one way, ties the whole section.
 *
 * @param index where the section is in the tree
 */
export function tieProblems({children: nodes}: Root, index: number, guide: PmsGuide): void {
  const table = nodes[index + 1];
  if (table?.type !== 'table') return;
  const rows = table.children.slice(1);
  const ways = rows.map(({children: [cell]}) => {
    const [start] = cell?.children ?? [];
    const text = start?.type === 'text' ? start.value : '';
    const way = connectionWays(guide.pms).find((name) => text.startsWith(`${name}: `));
    if (way) cell?.children.splice(0, 1, ...inline(wayName(way), text.slice(way.length + 2)));
    return wayAttribute(guide, way);
  });
  if (ways[0]?.['data-way'] && new Set(ways.map((way) => way['data-way'])).size === 1) {
    nodes.splice(index, 2, component('div', ways[0]!, nodes.slice(index, index + 2)));
  } else {
    for (const [at, row] of rows.entries()) row.data = {hProperties: ways[at]};
  }
}

/** Builds the choice of a way; empty if there is only one. */
export function wayChoice({pms}: PmsGuide): RootContent[] {
  const ways = connectionWays(pms);
  if (ways.length < 2) return [];
  const choices = ways.map((way, index) => ({value: String(index + 1), label: way}));
  return [component('WayChoice', {choices: JSON.stringify(choices)})];
}

/**
 * Gives each part of one way an ID, so that search and links can lead to it: the anchor of its section and the name of
 * its way, such as `credentials-own-credentials`, with a number if the section has several.
 */
export function setWayIds(tree: Root, {pms}: PmsGuide): void {
  const ways = connectionWays(pms);
  const counts = new Map<string, number>();
  let section = '';
  visit(tree, (node) => {
    const properties = node.data?.hProperties as Record<string, unknown> | undefined;
    // A part may begin with the heading of its section.
    const [first] = 'children' in node ? node.children : [];
    const heading = [node, first].find((one) => one?.type === 'heading');
    section = String(heading?.data?.hProperties?.id ?? section);
    const attributes = node.type === 'mdxJsxFlowElement' ? node.attributes : [];
    const attribute = attributes.find((one) => 'name' in one && one.name === 'data-way');
    const way = ways[Number(attribute?.value ?? properties?.['data-way']) - 1];
    if (way === undefined) return;
    const name = `${section}-${way.toLowerCase().replaceAll(' ', '-')}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = count === 1 ? name : `${name}-${count}`;
    if (attribute) attributes.push({type: 'mdxJsxAttribute', name: 'id', value: id});
    else properties!.id = id;
  });
}

/**
 * Replaces `:::way[Partner]` with a part that is shown for this way. The way's name before it is needed only where all
 * ways are shown.
 */
export function replaceWays(tree: Root, guide: PmsGuide): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (node.name !== 'way' || !parent || index === undefined) return;
    const [label, ...content] = node.children;
    const name = label ? toString(label) : '';
    const title = paragraph(strong(name));
    title.data = {hProperties: {className: ['pms-all-ways']}};
    parent.children[index] = component('div', wayAttribute(guide, name), [title, ...content]);
  });
}
