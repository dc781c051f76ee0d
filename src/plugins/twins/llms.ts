import {product} from '../../product';
import {siteUrl} from './addresses';
import type {Page, Section} from './pages';
import {twinPath} from './twinPath';

/** A page whose twin has been written. */
export type Twin = {page: Page; text: string};

/** Twins in the order of the sidebar; the rest by kind. Pages that only list others are left out: the index does their work. */
function ordered(twins: Twin[], sections: Section[]): {title: string; twins: Twin[]}[] {
  const byRoute = new Map(twins.map((twin) => [twin.page.route, twin]));
  const inSidebar = new Set(sections.flatMap(({routes}) => routes));
  const rest = twins.filter(({page}) => !page.listing && !inSidebar.has(page.route));
  const isPost = ({page}: Twin) => page.route.startsWith('/blog/');
  return [
    ...sections.map(({title, routes}) => ({
      title,
      twins: routes.flatMap((route) => byRoute.get(route) ?? []),
    })),
    {title: 'Other pages', twins: rest.filter((twin) => !isPost(twin))},
    {title: 'Blog', twins: rest.filter(isPost)},
  ].filter((section) => section.twins.length > 0);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** `llms.txt`: what the site is, and one line for each page, by section. */
export function llmsIndex(twins: Twin[], sections: Section[]): string {
  const parts = ordered(twins, sections).flatMap(({title, twins: those}) => [
    `## ${title}`,
    those
      .map(
        ({page}) =>
          `- [${page.title}](${siteUrl(twinPath(page.route))}): ${oneLine(page.description)}`,
      )
      .join('\n'),
  ]);
  return `${[
    `# ${product.title}`,
    `> ${product.description}`,
    `Every page is Markdown at its address with \`.md\` behind it. All of it in one file: ${siteUrl('/llms-full.txt')}. ` +
      `The contract, the facts of the systems and other files: ${siteUrl('/docs/for-programs')}.`,
    ...parts,
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: the twins one after the other, in the order of the index. */
export function llmsFull(twins: Twin[], sections: Section[]): string {
  return ordered(twins, sections)
    .flatMap(({twins: those}) => those.map(({text}) => text))
    .join('\n---\n\n');
}
