// Remark plugin that collects the anchors of a page, and reports duplicate ids.
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf} from '../../../site/elements';

/** Returns the explicit id of a heading, such as `## Title {/* #id *\/}`; undefined if there is none. */
function ownId({children, data}: Heading): string | undefined {
  const last = children.at(-1);
  const [, id = data?.hProperties?.id] =
    (last?.type === 'mdxTextExpression' && /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)) || [];
  return id?.toString();
}

/**
 * Collects the anchors of an expanded page in `file.data.anchors`, and reports duplicate ids of headings. Collects no
 * anchors of a page whose contract blocks could not be inserted, so that links to the page are not reported.
 */
export function remarkAnchors() {
  return (tree: Root, file: VFile) => {
    const slugger = createSlugger();
    const ids = new Set<string>();
    visit(tree, (node: Nodes) => {
      if (node.type === 'heading') {
        const id = ownId(node);
        if (id !== undefined && ids.has(id) && node.position) {
          const reason = `the id "${id}" is already used on this page. Give the heading another id.`;
          file.message(reason, node.position);
        }
        ids.add(id ?? slugger.slug(toString(node).trim()));
      } else if (node.type === 'paragraph' && node.data?.hProperties?.id) {
        ids.add(String(node.data.hProperties.id));
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const id = attributeOf(node, 'id');
        if (id !== undefined) ids.add(id);
        // The prop `html` contains static HTML, rendered from the contract or from PMS facts.
        const html = attributeOf(node, 'html') ?? '';
        for (const [, one = ''] of html.matchAll(/\sid="?([^"\s>]+)/g)) ids.add(one);
      }
    });
    if (!file.data.isIncomplete) file.data.anchors = [...ids];
  };
}
