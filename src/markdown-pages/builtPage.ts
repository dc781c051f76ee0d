import {readFile} from 'node:fs/promises';
import {load} from 'cheerio';
import type {Root} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import {unified} from 'unified';
import type {Page} from './page';
import {plainMarkdown} from './plain';
import {WriterError} from '../site/writerError';

const toMarkdown = unified().use(rehypeParse, {fragment: true}).use(rehypeRemark).freeze();

/** What leads a reader about, or says again what a twin begins with. */
const around =
  'h1, nav, svg, aside, footer, hr, .hash-link, .theme-doc-card-icon, .code-bar, [data-page-menu]';

/**
 * A page that has no source of its own, such as a list of posts, as its HTML shows it.
 *
 * @param outDir the built site
 * @throws WriterError when it has no heading
 */
export async function builtPage(route: string, outDir: string): Promise<Page> {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  const $ = load(await readFile(`${outDir}/${file}`, 'utf8'));
  const main = $('main');
  const title = main.find('h1').first().text().trim();
  if (!title)
    throw new WriterError(`${file}: a page without <main> and <h1> has no Markdown twin.`);
  const description = $('meta[name="description"]').attr('content') ?? '';
  main.find(around).remove();
  // A card is a link around a heading and a text; in Markdown, a heading leads on.
  for (const card of main.find('a:has(h2, h3)')) {
    const heading = $(card).find('h2, h3').remove();
    $(card).replaceWith(
      `<p><a href="${$(card).attr('href')}">${heading.text().trim()}</a>: ${$(card).text()}</p>`,
    );
  }
  main.find('a[rel="tag"][title]').each((_, tag) => {
    $(tag)
      .after(`: ${$(tag).attr('title')}`)
      .removeAttr('title');
  });
  // Only the style sheet keeps these apart.
  main.find('a + a, span:not(pre span)').before(' ');
  main
    .find('li h2')
    .each((_, name) => void $(name).replaceWith(`<strong>${$(name).text()}</strong>`));
  const html = main.html()?.replaceAll(/<!--.*?-->/gs, '') ?? '';
  const tree = (await toMarkdown.run(toMarkdown.parse(html))) as Root;
  const children = plainMarkdown(tree.children, {file});
  return {
    route,
    title,
    description,
    listing: route !== '/',
    body: async () => ({children, languages: {}, traps: []}),
  };
}
