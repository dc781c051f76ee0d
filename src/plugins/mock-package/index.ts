// Shows sections of the mock's README in a guide.
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {readText} from '../../site/files';
import {attributeOf, replaceElements} from '../../site/elements';

/** README of the mock's package. */
export const readmeFile = 'mock/README.md';

/** Returns the content below a heading of the README, up to the next one; undefined if there is no such heading. */
function readmeSection(readme: string, title: string): RootContent[] | undefined {
  const {children} = unified().use(remarkParse).use(remarkGfm).parse(readme) as Root;
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' &&
      node.children[0]?.type === 'text' &&
      node.children[0].value === title,
  );
  if (start === -1) return undefined;
  const end = children.findIndex((node, index) => index > start && node.type === 'heading');
  return children.slice(start + 1, end === -1 ? undefined : end);
}

/**
 * Replaces `<MockReadme section="Switches" />` with that section of the mock's README, so that the package and the
 * guide do not diverge. Reports an error on the page if the README has no such section.
 */
export function remarkMock() {
  return (tree: Root, page: VFile) =>
    replaceElements(tree, {
      MockReadme(element) {
        const title = String(attributeOf(element, 'section'));
        const parts = readmeSection(readText(path.join(page.cwd, readmeFile)), title);
        const reason = `${readmeFile} has no section "${title}". Name one of its headings.`;
        return parts ?? page.fail(reason, element.position, 'mock:readme');
      },
    });
}
