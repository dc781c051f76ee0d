// Reads and replaces the JSX elements in the syntax tree of a page.
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {MdxJsxFlowElement} from './mdast';

/** Finds the string in the value of `src={"/img/x.png"}` or `src={require("./x.png").default}`. */
const literal = /^\s*(?:require\(\s*)?(["'`])([^"'`$\\]+)\1\s*(?:\)(?:\.default)?)?\s*$/;

/** Returns the value of an MDX element's attribute; undefined if the attribute is missing or not a literal. */
export function attributeOf(
  {attributes}: Pick<MdxJsxFlowElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof found === 'object' ? literal.exec(found?.value ?? '')?.[2] : (found ?? undefined);
}

/**
 * Replaces elements such as `<PmsLimits />` with Markdown nodes, anywhere on a page.
 *
 * @param replacements functions that return the nodes for an element, by name of the element
 */
export function replaceElements(
  tree: Root,
  replacements: Record<string, (element: MdxJsxFlowElement) => RootContent[]>,
): void {
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
    const write = replacements[element.name ?? ''];
    if (!write || index === undefined || !parent) return undefined;
    const nodes = write(element);
    (parent as Root).children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}
