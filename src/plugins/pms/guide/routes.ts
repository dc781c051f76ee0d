// The routes of a guide, such as "Partner" and "Own credentials": one choice at the top, which works without a script.
// Radio buttons choose, and pms.css hides what carries the `data-route` of another one. Print, Markdown and search have all.
import type {BlockContent, DefinitionContent, List, Parent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {component, link, paragraph, strong} from '../../../site/mdast';
import {connectionRoutes} from '../model/credentials';
import type {Guide} from '../model/validate';

/** Returns the attribute that ties content to a route; nothing for content of all routes. */
export function routeAttribute({pms}: Guide, route: string | undefined): Record<string, string> {
  const routes = connectionRoutes(pms);
  const index = route === undefined ? -1 : routes.indexOf(route);
  return routes.length > 1 && index >= 0 ? {'data-route': String(index + 1)} : {};
}

/** Ties each item of a list to the route of the entry that it shows. */
export function tieToRoutes(node: List, guide: Guide, entries: readonly {route?: string}[]): void {
  for (const [index, item] of node.children.entries()) {
    item.data = {hProperties: routeAttribute(guide, entries[index]?.route)};
  }
}

/** Builds the choice of a route; empty if there is only one. */
export function routeChoice({pms}: Guide): RootContent[] {
  const routes = connectionRoutes(pms);
  if (routes.length < 2) return [];
  const choices = routes.map((route, index) => ({value: String(index + 1), label: route}));
  return [component('RouteChoice', {choices: JSON.stringify(choices)})];
}

type Directive = Parent & {name?: string; type: string};

/**
 * Replaces `:::route[Partner]` with a part that is shown for this route, with the route's name before it. Before a text
 * to send, the name is followed by a link to the choice.
 */
export function replaceRoutes(tree: Root, guide: Guide): void {
  visit(tree as Parent, 'containerDirective', (node: Directive, index, parent?: Parent) => {
    if (node.name !== 'route' || !parent || index === undefined) return;
    const [label, ...content] = node.children as (BlockContent | DefinitionContent)[];
    const name = label ? toString(label) : '';
    const choice = content[0]?.type === 'blockquote' ? toChoice : [];
    const title = paragraph([strong(name), ...choice]);
    title.data = {hProperties: {className: ['margin-bottom--xs']}};
    parent.children[index] = component('div', routeAttribute(guide, name), [title, ...content]);
  });
}

const toChoice = [' · ', link('#at-a-glance', 'Other routes')];
