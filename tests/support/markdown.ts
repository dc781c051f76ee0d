// Renders HTML and blocks of the reference as in the Markdown pages.
import type {Block} from '../../src/plugins/reference/blocks/blocks';
import {StaticBlocks} from '../../src/plugins/reference/components/static';
import {renderStatic} from '../../src/site/render';
import {builtPage} from '../../src/site/builtPage';
import {convert} from '../../src/plugins/markdown-pages/convert';
import {markdownText} from '../../src/plugins/markdown-pages/write';

/** Creates a built page with this HTML below its title. */
export const pageWith = (html: string) =>
  builtPage(
    '/docs/a page',
    '<head><meta name="description" content="Says *what* it is."></head><nav>Menu</nav><main><h1 ' +
      `id="a">A</h1>${html}</main>`,
  );

export const markdownOf = (html: string) =>
  markdownText(convert(pageWith(html)).tree.children).trim();

/** Renders blocks of the reference as in a Markdown page, without code, objects and groups. */
export function markdownOfBlocks(blocks: Block[]): string {
  const html = blocks.map((block) => {
    if (block.kind === 'heading') return `<h${block.depth}>${block.text}</h${block.depth}>`;
    if (block.kind === 'console' || block.kind === 'object' || block.kind === 'group') return '';
    return renderStatic(StaticBlocks, {blocks: [block]});
  });
  return markdownOf(`<div data-part="reference">${html.join('')}</div>`);
}
