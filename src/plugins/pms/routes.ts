// The routes of a guide, such as "Partner" and "Own credentials": one choice at the top, which works without a script.
// Radio buttons choose, and pms.css hides what carries the `data-route` of another one. Print, Markdown and search have all.
import type {BlockContent, DefinitionContent, Parent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {component, paragraph, strong} from '../../site/mdast';
import {connectionRoutes} from './model/derive';
import type {Guide} from './model/validate';

/** Returns the attribute that ties content to a route; nothing for content of all routes. */
export function routeAttribute({pms}: Guide, route: string | undefined): Record<string, string> {
  const routes = connectionRoutes(pms);
  const index = route === undefined ? -1 : routes.indexOf(route);
  return routes.length > 1 && index >= 0 ? {'data-route': String(index + 1)} : {};
}

/** Builds the choice of a route; empty if there is only one. */
export function routeChoice({pms}: Guide): RootContent[] {
  const routes = connectionRoutes(pms);
  if (routes.length < 2) return [];
  const choices = routes.map((route, index) => ({value: String(index + 1), label: route}));
  return [component('RouteChoice', {choices: JSON.stringify(choices)})];
}

type Directive = Parent & {name?: string; type: string};

/** Replaces `:::route[Partner]` with a part that is shown for this route, with the route's name before it. */
export function replaceRoutes(tree: Root, guide: Guide): void {
  visit(tree as Parent, 'containerDirective', (node: Directive, index, parent?: Parent) => {
    if (node.name !== 'route' || !parent || index === undefined) return;
    const [label, ...content] = node.children as (BlockContent | DefinitionContent)[];
    const name = label ? toString(label) : '';
    parent.children[index] = component('div', routeAttribute(guide, name), [
      routeName(name),
      ...content,
    ]);
  });
}

const routeName = (name: string): RootContent => {
  const node = paragraph(strong(name));
  node.data = {hProperties: {className: ['margin-bottom--xs']}};
  return node;
};
