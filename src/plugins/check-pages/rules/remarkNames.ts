// Remark plugin that reports components and names that a page uses, but does not declare, and styles as text.
import {runInNewContext} from 'node:vm';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf} from '../../../site/elements';
import {didYouMean} from '../../../site/nearest';

/** Matches an expression such as `{cursors}`, `{a.b}` or `{user-id}`, which was meant as text. Finds its first name. */
const simpleExpression = /^\s*([A-Za-z_$][\w$]*)[\w$.\s+*/-]*$/;

/** The global names of JavaScript, in any browser. */
const globals: string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');

/** What writers may use without an import. The theme's `MDXComponents` has more components, which plugins insert. */
const provided = 'Details Head props frontMatter contentTitle toc assets metadata true false null';

/** The keys of ESTree that lead to the names which an import or export declares, also in patterns (`{a, b: [c]}`). */
const declaring =
  'specifiers local declaration declarations id properties value elements left name'.split(' ');

/**
 * Without this plugin, Docusaurus would fail only when it renders the page, and report no line. The plugin runs after
 * the plugins that expand a page, because those add imports.
 */
export function remarkNames() {
  return (tree: Root, page: VFile) => {
    const names = new Set(provided.split(' '));
    visit(tree, 'mdxjsEsm', ({data}) => {
      const declared = JSON.stringify(data?.estree?.body ?? [], declaring);
      for (const [, name = ''] of declared.matchAll(/"name":"([^"]+)/g)) names.add(name);
    });
    visit(tree, (node: Nodes) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
      const [, name] =
        (isElement && /^([A-Z]\w*)/.exec(node.name ?? '')) ||
        (isCode && simpleExpression.exec(node.value)) ||
        [];
      if (isElement && attributeOf(node, 'style') !== undefined)
        page.message(`style takes no text. Write style={{maxWidth: '20rem'}}.`, node.position);
      if (!name || !node.position || names.has(name) || (isCode && globals.includes(name))) return;
      const reason = isElement
        ? `there is no component ${name} here. ${didYouMean(name, names)}Import it at the top of the page.`
        : `${name} is not defined. Braces hold code. Write \\{ for a brace in text, or put it between backticks.`;
      page.message(reason, node.position);
    });
  };
}
