import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {component} from '../../../src/site/mdast';
import {remarkReference} from '../../../src/reference/remarkReference';
import {messageOf} from './support/contract';
import {operationCount} from '../../data/counts';

const prose: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Prose.'}]};

/** Nodes of a page after the plugin has run. */
function expand(
  frontMatter: Record<string, string>,
  children: RootContent[] = [prose],
): RootContent[] {
  const tree: Root = {type: 'root', children: [{type: 'yaml', value: ''}, ...children]};
  const file = new VFile({path: 'docs/page.mdx', data: {frontMatter}});
  remarkReference()(tree, file);
  return tree.children;
}

const marker = (name: string, attributes: Record<string, string> = {}): RootContent =>
  component(name, attributes);

const kinds = (nodes: RootContent[]) =>
  nodes.map((node) => ('name' in node ? node.name : node.type));

const htmlOf = (nodes: RootContent[]) => JSON.stringify(nodes);

test('a page that names nothing stays as it is', () => {
  expect(kinds(expand({title: 'A guide'}))).toEqual(['yaml', 'paragraph']);
});

test('an operation page has the call above the prose and the reference below', () => {
  const nodes = expand({operation: 'v2/getReservation', description: 'Read one reservation.'});
  expect(kinds(nodes).slice(0, 9)).toEqual([
    'yaml',
    'mdxjsEsm',
    'ReferencePage',
    'paragraph',
    'ReferenceHtml',
    'ReferenceConsole',
    'ReferenceHtml',
    'paragraph',
    'heading',
  ]);
  expect(nodes[7]).toBe(prose);
  expect(nodes[8]).toMatchObject({depth: 2, data: {hProperties: {id: 'request'}}});
});

test('the layout is told whether code stands beside the text', () => {
  const told = (operation: string) =>
    expand({operation}).some(
      (node) => node.type === 'mdxjsEsm' && node.value.includes('export const hasConsole = true'),
    );
  expect(told('v2/getReservation')).toBe(true);
  expect(told('v2/deleteCustomField'), 'an operation without a known path').toBe(false);
});

test('samples are code fences', () => {
  const parent = expand({operation: 'v2/getReservation'}).find(
    (node) => 'name' in node && node.name === 'ReferenceConsole',
  );
  const samples = parent && 'children' in parent ? parent.children[0] : undefined;
  const languages =
    samples && 'children' in samples
      ? samples.children.flatMap((sample) => ('children' in sample ? sample.children : []))
      : [];
  expect(languages.map((node) => 'lang' in node && node.lang)).toEqual([
    'bash',
    'js',
    'python',
    'php',
    'ruby',
    'go',
  ]);
});

test('markers are replaced where they stand', () => {
  const nodes = expand({api: 'v1'}, [prose, marker('ApiSuccessors'), prose]);
  expect(kinds(nodes)).toEqual([
    'yaml',
    'mdxjsEsm',
    'ReferencePage',
    'paragraph',
    'ReferenceHtml',
    'paragraph',
  ]);
});

test('a marker may name its description itself', () => {
  expect(htmlOf(expand({}, [marker('ApiOperations', {api: 'common'})]))).toContain(
    '/api/<wbr>v1/<wbr>link',
  );
});

test('the list of all operations has them all', () => {
  const html = htmlOf(expand({}, [marker('ApiIndex')]));
  expect(html.match(/class=\\"ref-operation\\"/g)).toHaveLength(operationCount);
  for (const file of ['common.yaml', 'v1.json', 'v2.yaml'])
    expect(html).toContain(`/openapi/${file}`);
});

test('a wrong operation stops the page and names the nearest', () => {
  expect(messageOf(() => expand({operation: 'v2/getReservations'}))).toMatch(
    /^operation "v2\/getReservations" is not in the contract\. Did you mean "v2\/\w+"\? Write/,
  );
});

test('a marker without a description stops the page', () => {
  expect(messageOf(() => expand({}, [marker('ApiChanges')]))).toContain(
    '<ApiChanges/> needs a front matter key "api"',
  );
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

test('a link to a field that is not there stops the page, with line and the nearest', () => {
  expect(messageOf(() => expand({}, [link(`${create}#body-guest.emial`)]))).toBe(
    `docs/page.mdx:9: ${create} has no #body-guest.emial. Did you mean "body-guest.email"? Its anchors are the names of its fields behind header-, path-, query-, body-, field- or response-<status>.`,
  );
  expect(
    messageOf(() => expand({}, [link('/docs/vacation-rental-api/v2/room-types#field-unit.count')])),
  ).toContain('Did you mean "field-units.count"?');
});

test('a link to a field, a status or a heading that is there passes', () => {
  const links = [
    `${create}#body-guest.email`,
    `${create}#header-Authorization`,
    `${create}#response-429`,
    '/docs/vacation-rental-api/v2/room-types#field-units.count',
    '/docs/guides/pagination#query-of-any-kind',
    'https://example.com/#body-guest.emial',
  ];
  expect(messageOf(() => expand({}, links.map(link)))).toBe('no error');
});
