// Rehype plugin that highlights code fences at build time.
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {product} from '../../product';
import {siteRoot} from '../../site/address/base';
import {highlight} from './highlight';
import {titleOf} from './languages';
import {prism} from './prism';
import {createCodeBlockMetadata} from './themeParts';

/** Properties of a `pre` element, which become the props of src/theme/CodeBlock. */
export type CodeBlockData = {
  html: string;
  language: string;
  /** Display name of the language. */
  name: string;
  /** Title from the code fence. */
  title?: string;
  /** Whether the block is collapsed because it is long. */
  isLong: boolean;
};

/** Code blocks with more lines are collapsed. A plugin that generates a block can set another limit (`fold`). */
const FOLD_OVER = 30;

/**
 * Stores the highlighted HTML in one property of the `pre` element, so that React does not hydrate each token and the
 * browser does not load a highlighter.
 *
 * Fails the page, with the line of the code fence, if its language is unknown.
 */
export function rehypeHighlight() {
  return (tree: Root, file: VFile) => {
    // Commands that load files of this site load those of this build.
    visit(tree, 'text', (text, _, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code')
        text.value = text.value.replaceAll(`${product.siteUrl}/`, `${siteRoot}/`);
    });
    visit(tree, 'element', (pre: Element) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const classes = [code.properties.className ?? []].flat().map(String);
      const language = classes.find((name) => name.startsWith('language-'))?.slice(9) ?? '';
      const block = createCodeBlockMetadata({
        code: toString(code),
        language,
        metastring: String(code.properties.metastring ?? code.data?.meta ?? ''),
        magicComments: prism.magicComments,
        className: undefined,
        defaultLanguage: undefined,
        title: undefined,
        showLineNumbers: undefined,
      });
      try {
        const data: CodeBlockData = {
          html: highlight(block.code, block.language, block),
          language,
          name: titleOf(block.language),
          ...(block.title && {title: String(block.title)}),
          isLong: block.code.split('\n').length > Number(code.properties.fold ?? FOLD_OVER),
        };
        pre.properties = data;
        pre.children = [];
      } catch (error) {
        file.fail((error as Error).message, pre.position, 'highlight:language');
      }
    });
  };
}
