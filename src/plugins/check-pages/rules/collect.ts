// Remark plugins that collect what other pages refer to or need: links, programs and anchors. They also report the
// mistakes that the page alone shows.
// The package itself would load webpack's and Git's helpers too.
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attribute} from '../../programs/remarkPrograms';
import {attributeOf} from '../../../site/elements';

/** A link or image of a page, with its line. The target is on this site. */
export type PageLink = {line: number; address: string; isFile?: boolean};

/** Matches a URL of another site. With `pathname:`, Docusaurus marks files of this one. */
export const elsewhere = /^(?!pathname:)(?:[a-z][\w+.-]*:|\/\/)/i;

/** Returns what is wrong with a link or image, whatever its target; undefined if nothing is. */
function linkReason(node: Nodes, address: string, isFile: boolean): string | undefined {
  if (address === '')
    return 'a link or image here has no URL. Write it between the parentheses, such as (/docs/guides/pagination).';
  if (node.type === 'link' && toString(node).trim() === '')
    return `the link to ${address} has no text. Write between its brackets what readers find there.`;
  const isFrame = 'name' in node && (node.name === 'iframe' || node.name === 'embed');
  if (isFrame || (isFile && elsewhere.test(address) && !address.startsWith('data:')))
    return `the content security policy blocks ${address}. Save it in static, or link to it.`;
  return undefined;
}

/**
 * Collects the links and images of a page, from Markdown and JSX, in `file.data.links`. Collects the programs that code
 * blocks show in `file.data.programs`.
 */
export function remarkLinks() {
  return (tree: Root, file: VFile) => {
    const links: PageLink[] = [];
    const programs: string[] = [];
    function add(node: Nodes, isFile: boolean, address?: string) {
      if (address === undefined) return;
      const reason = linkReason(node, address, isFile);
      if (reason) file.message(reason, node.position);
      else if (!elsewhere.test(address))
        links.push({line: node.position?.start.line ?? 1, address, isFile});
    }
    visit(tree, (node: Nodes) => {
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
        add(node, node.type === 'image', node.url);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const name of ['href', 'to', 'src'])
          add(node, name === 'src', attributeOf(node, name));
      } else if (node.type === 'code') {
        programs.push(...[attribute(node, 'file') ?? []].flat());
      }
    });
    Object.assign(file.data, {links, programs});
  };
}

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
      } else if (/^(paragraph|listItem)$/.test(node.type) && node.data?.hProperties?.id) {
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
