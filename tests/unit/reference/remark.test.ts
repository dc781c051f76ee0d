import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {component} from '../../../src/site/mdast';
import {remarkReference} from '../../../src/reference/remarkReference';
import {messageOf} from './support/contract';

const prose: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Prose.'}]};

/** Nodes of a page after the plugin has run. */
function expand(frontMatter: Record<string, string>, ...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  remarkReference()(tree, new VFile({path: 'docs/page.mdx', data: {frontMatter}}));
  return tree.children;
}

/** Names of components, types of other nodes. */
const kinds = (nodes: RootContent[]) =>
  nodes.map((node) => ('name' in node ? node.name : node.type));

test('the page of an operation has its code above the prose, and the request below', () => {
  const nodes = expand({operation: 'v2/getReservation'}, prose);
  const at = nodes.indexOf(prose);
  expect(kinds(nodes.slice(0, at))).toContain('ReferenceConsole');
  expect(nodes[at + 1]).toMatchObject({depth: 2, data: {hProperties: {id: 'request'}}});
});

test.each([
  ['v2/getReservation', true],
  ['v2/deleteCustomField', false],
])('the layout of %s knows whether code is shown beside the text: %s', (operation, isKnown) => {
  const text = JSON.stringify(expand({operation}, prose));
  expect(text.includes('export const hasConsole = true')).toBe(isKnown);
});

test.each<[string, Record<string, string>, RootContent]>([
  ['the page', {api: 'common'}, component('ApiOperations', {})],
  ['the marker', {}, component('ApiOperations', {api: 'common'})],
])('a marker is replaced in its place by the description that %s names', (_, keys, marker) => {
  const nodes = expand(keys, prose, marker, prose);
  const text = JSON.stringify(nodes.slice(nodes.indexOf(prose) + 1, nodes.lastIndexOf(prose)));
  expect(text).toContain('/api/<wbr>v1/<wbr>link');
  expect(kinds(nodes)).not.toContain('ApiOperations');
});

const link = (url: string): RootContent => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      url,
      children: [],
      position: {start: {line: 9, column: 1}, end: {line: 9, column: 2}},
    },
  ],
});

const create = '/docs/vacation-rental-api/v2/reservation/create-a-reservation';
const roomTypes = '/docs/vacation-rental-api/v2/room-types';

test.each<[mistake: string, Record<string, string>, RootContent, message: string]>([
  [
    'an operation that the contract does not have',
    {operation: 'v2/getReservations'},
    prose,
    'operation "v2/getReservations" is not in the contract. Did you mean "v2/',
  ],
  [
    'a marker without a description',
    {},
    component('ApiChanges', {}),
    '<ApiChanges/> needs a front matter key "api" that names the description: common, v1, v2.',
  ],
  [
    'a link to a field of a body that does not exist',
    {},
    link(`${create}#body-guest.emial`),
    `docs/page.mdx:9: ${create} has no #body-guest.emial. Did you mean "body-guest.email"? Its anchors are the names of its fields behind header-, path-, query-, body-, field- or response-<status>.`,
  ],
  [
    'a link to a field of an entity that does not exist',
    {},
    link(`${roomTypes}#field-unit.count`),
    'Did you mean "field-units.count"?',
  ],
])('%s stops the page with the correction', (_, keys, node, message) => {
  expect(messageOf(() => expand(keys, node))).toContain(message);
});

test.each([
  `${create}#body-guest.email`,
  `${create}#header-Authorization`,
  `${create}#response-429`,
  `${roomTypes}#field-units.count`,
  '/docs/guides/pagination#query-of-any-kind',
  'https://example.com/#body-guest.emial',
])('a link to %s is in order', (url) => {
  expect(messageOf(() => expand({}, link(url)))).toBe('no error');
});
