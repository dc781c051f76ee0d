// Remark plugin that collects the links, images and programs of a page.
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attribute} from '../../programs/remarkPrograms';
import {attributeOf} from '../../../site/elements';

/** A link or image of a page, with its line. */
export type PageLink = {
  line: number;
  address: string;
  isFile?: boolean;
  isFrame?: boolean;
  isEmpty?: boolean;
};

/**
 * Collects the links and images of a page, from Markdown and JSX, in `file.data.links`. Collects the programs that code
 * blocks show in `file.data.programs`.
 */
export function remarkLinks() {
  return (tree: Root, file: VFile) => {
    const links: PageLink[] = [];
    const programs: string[] = [];
    visit(tree, (node: Nodes) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        const isEmpty = node.type === 'link' && toString(node).trim() === '';
        links.push({line, address: node.url, isFile: node.type === 'image', isEmpty});
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const name of ['href', node.name === 'Link' ? 'to' : 'src']) {
          const address = attributeOf(node, name);
          const isFrame = node.name === 'iframe' || node.name === 'embed';
          if (address !== undefined) links.push({line, address, isFile: name === 'src', isFrame});
        }
      } else if (node.type === 'code') {
        programs.push(...[attribute(node, 'file') ?? []].flat());
      }
    });
    Object.assign(file.data, {links, programs});
  };
}
