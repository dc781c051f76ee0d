import type {RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {escapeMarkdown} from '../reference/emitters/markdown';
import {siteUrl} from '../site/twinAddresses';
import type {Body, Page} from './page';
import {twinPath} from '../site/twinPath';

/** A file of the site that is written for programs. */
export type TextFile = {
  /** Address on the site, not encoded, such as `/docs/introduction.md`. */
  path: string;
  text: string;
};

/** All but the extension for bare addresses, which would put a backslash into each mail address. */
const {extensions} = gfmToMarkdown({tablePipeAlign: false});
const gfm = (extensions ?? []).filter(
  ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
);

/** Markdown text of a tree that has nothing but Markdown in it. */
export function text(children: RootContent[]): string {
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

/**
 * The Markdown twin of a page: what the page says of itself, then its text. Where its programs are in several languages, the
 * twin has the first of them, and a further file each of the others.
 *
 * @param body of the page, with its first language
 * @returns the twin first
 */
export async function twinFiles(
  page: Page,
  {children, languages}: Body,
): Promise<[TextFile, ...TextFile[]]> {
  const [first, ...others] = Object.keys(languages);
  const write = (body: RootContent[], language: string | undefined): TextFile => ({
    path: twinPath(page.route, language === first ? undefined : language),
    text: twinText(page, body, languagesLine(page, languages, language)),
  });
  const files = others.map(async (other) => write((await page.body(other)).children, other));
  return [write(children, first), ...(await Promise.all(files))];
}

/** Names the language of the programs, and where the same page is in the others. */
function languagesLine(
  {route}: Page,
  languages: Record<string, string>,
  shown: string | undefined,
): string[] {
  if (shown === undefined) return [];
  const [first] = Object.keys(languages);
  const others = Object.entries(languages)
    .filter(([key]) => key !== shown)
    .map(([key, name]) => {
      const path = twinPath(route, key === first ? undefined : key);
      return `[${name}](${siteUrl(path)})`;
    });
  if (others.length === 0) return [];
  return [`Code here: ${languages[shown]}. This page with code in: ${others.join(', ')}`];
}

function twinText(page: Page, children: RootContent[], languages: string[]): string {
  const lead = escapeMarkdown(page.description);
  const body = text(children);
  return [
    `# ${escapeMarkdown(page.title)}`,
    ...(lead ? [`> ${lead}`] : []),
    `Page: ${siteUrl(page.route)} (all pages: ${siteUrl('/llms.txt')})`,
    ...languages,
    // Some pages begin with their description.
    lead && body.startsWith(lead) ? body.slice(lead.length).trimStart() : body,
  ].join('\n\n');
}
