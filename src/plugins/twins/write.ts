import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {escapeMarkdown} from '../reference/markdown';
import {siteUrl} from './addresses';
import type {Page} from './pages';

/** All but the extension for bare addresses, which would put a backslash into each mail address. */
const {extensions} = gfmToMarkdown({tablePipeAlign: false});
const gfm = (extensions ?? []).filter(
  ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
);

/** Markdown text of a tree that has nothing but Markdown in it. */
function text(children: RootContent[]): string {
  return toMarkdown(
    {type: 'root', children},
    {
      bullet: '-',
      emphasis: '_',
      fences: true,
      listItemIndent: 'one',
      resourceLink: true,
      rule: '-',
      extensions: gfm,
    },
  );
}

/** The Markdown twin of a page: what the page says of itself, then its text. */
export async function twinText(page: Page): Promise<string> {
  const {title, description, route} = page;
  const lead = escapeMarkdown(description);
  const body = text(await page.body());
  return [
    `# ${escapeMarkdown(title)}`,
    ...(lead ? [`> ${lead}`] : []),
    `Page: ${siteUrl(route)} (any page of this site is Markdown at its address with \`.md\` behind it; all pages: ${siteUrl('/llms.txt')})`,
    // Some pages begin with their description.
    lead && body.startsWith(lead) ? body.slice(lead.length).trimStart() : body,
  ].join('\n\n');
}
