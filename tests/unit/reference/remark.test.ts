// Tests the remark plugin that adds the generated parts to pages of the reference.
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {heading} from '../../../src/site/mdast';
import {remarkReference} from '../../../src/plugins/reference/remarkReference';

const prose: RootContent = {type: 'paragraph', children: [{type: 'text', value: 'Prose.'}]};

/** Runs the plugin on a page, and returns the page's nodes. */
function expand(frontMatter: Record<string, string>, ...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  remarkReference()(tree, new VFile({path: 'docs/page.mdx', data: {frontMatter}}));
  return tree.children;
}

/** Returns the paragraphs and headings among nodes. */
const proseIn = (nodes: RootContent[]) =>
  nodes.filter(({type}) => type === 'paragraph' || type === 'heading');

test('the page of an operation begins with what it is for, then has its samples and the request', () => {
  const section = heading(2, 'Good to know');
  const nodes = expand({operation: 'v2/getReservation'}, prose, section);
  const shown = proseIn(nodes);
  expect(shown.slice(0, 2).map((node) => toString(node))).toEqual(['Prose.', 'Request']);
  expect(shown.indexOf(section)).toBeGreaterThan(2);
  const above = nodes.slice(0, nodes.indexOf(shown[1] ?? prose));
  expect(above).toContainEqual(expect.objectContaining({name: 'Reference.Console'}));
});

test('the page of a resource begins with its definition, and has its fields before other sections', () => {
  const section = heading(2, 'What to know');
  const nodes = expand(
    {resource: 'v2/review', entity: 'Review', description: 'Reviews.'},
    prose,
    section,
  );
  const shown = proseIn(nodes).map((node) => toString(node));
  expect(shown).toEqual(['Prose.', 'Operations', 'Fields', 'What to know', 'Support by PMS']);
});
