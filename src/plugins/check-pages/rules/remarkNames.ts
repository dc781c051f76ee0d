// Remark plugin that reports components and names that a page uses, but does not declare.
import type {Node, Nodes, Root} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '../../../site/nearest';

/**
 * Names that writers may use without an import, because MDX and the theme provide them. The theme's `MDXComponents` has
 * others, which plugins insert.
 */
const known = ['Details', 'Head', 'props'];

/** Returns the names that an import or export of the page declares. */
function declared({data}: MdxjsEsm): string[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    if (declaration.type !== 'VariableDeclaration') return declaration.id.name;
    return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
  });
}

/** Returns the first name of an expression such as `{cursors}` or `{a.b}`; undefined for any other code. */
function nameIn({value, data}: MdxFlowExpression | MdxTextExpression): string | undefined {
  const [statement] = data?.estree?.body ?? [];
  const simple = ['Identifier', 'MemberExpression', 'BinaryExpression'];
  if (statement?.type !== 'ExpressionStatement' || !simple.includes(statement.expression.type)) {
    return undefined;
  }
  return /^\s*([A-Za-z_$][\w$]*)/.exec(value)?.[1];
}

/**
 * Without this plugin, Docusaurus would fail only when it renders the page, and report no line. The plugin runs after
 * the plugins that expand a page, because those add imports.
 */
export function remarkNames() {
  return (tree: Root, page: VFile) => {
    const names = new Set(known);
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      for (const name of declared(node)) names.add(name);
    });
    visit(tree, (node: Nodes) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const isCode = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
      const [name] = isElement ? (node.name ?? '').split('.') : [isCode ? nameIn(node) : undefined];
      const {position} = node as Node;
      if (!name || !position || names.has(name)) return;
      if (isElement && !/^[A-Z]/.test(name)) return;
      const at = {place: position, source: 'check-pages', ruleId: 'name'};
      const message = page.message(
        isElement ? `there is no component ${name} here.` : `${name} is not defined.`,
        at,
      );
      message.note = isElement
        ? `${didYouMean(name, names)}Import it at the top of the page.`
        : 'Braces hold code. Write \\{ for a brace in text, or put it between backticks.';
    });
  };
}
