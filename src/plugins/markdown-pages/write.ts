// Serialises pages and samples as Markdown files.
import type {Code, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {heading, paragraph} from '../../site/mdast';
import type {BuiltPage} from '../../site/builtPage';
import {siteUrl} from '../../site/address/markdownAddresses';
import {markdownPath, samplesPath} from '../../site/address/markdownPath';

/** A text file to publish. */
export type TextFile = {
  /** Decoded path on the site, such as `/docs/introduction.md`. */
  path: string;
  text: string;
};

/** Extensions for GFM, except the extension for autolinks, because it would escape each e-mail address. */
const {extensions} = gfmToMarkdown({tablePipeAlign: false});
const gfm = (extensions ?? []).filter(
  ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
);

/** Serialises Markdown nodes. */
export function markdownText(children: RootContent[]): string {
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
 * Returns the Markdown file of a page: title, description and URL, followed by the content.
 *
 * @param children nodes of the content
 * @param languages names of the program languages on the page, by key
 * @param language key of the selected language; by default, the first language
 */
export function pageFile(
  {route, title, description}: Pick<BuiltPage, 'route' | 'title' | 'description'>,
  children: RootContent[],
  languages: Map<string, string>,
  language?: string,
): TextFile {
  const lead = markdownText([paragraph(description)]).trim();
  const body = markdownText(children);
  const parts = [
    markdownText([heading(1, title)]).trim(),
    ...(lead ? [`> ${lead}`] : []),
    `Page: ${siteUrl(route)} (all pages: ${siteUrl('/llms.txt')})`,
    ...languagesLine(route, languages, language),
    // Some pages begin with their description, which is already above.
    lead && body.startsWith(lead) ? body.slice(lead.length).trimStart() : body,
  ];
  return {path: markdownPath(route, language), text: parts.join('\n\n')};
}

/** Returns a line with the language of the programs, and links to the page in other languages. */
function languagesLine(route: string, languages: Map<string, string>, shown?: string): string[] {
  const [first] = languages.keys();
  const current = shown ?? first;
  if (current === undefined || languages.size < 2) return [];
  const others = [...languages]
    .filter(([key]) => key !== current)
    .map(([key, name]) => {
      const path = markdownPath(route, key === first ? undefined : key);
      return `[${name}](${siteUrl(path)})`;
    });
  return [`Code here: ${languages.get(current)}. This page with code in: ${others.join(', ')}`];
}

/** Returns the file with the samples of an operation in all languages. The page itself has only the first sample. */
export function samplesFile(
  {route, title}: Pick<BuiltPage, 'route' | 'title'>,
  samples: {label: string; code: Code}[],
): TextFile {
  const parts = [
    markdownText([heading(1, `${title}: samples`)]).trim(),
    `Parameters, fields and errors: ${siteUrl(markdownPath(route))}`,
    ...samples.map(({label, code}) => markdownText([heading(2, label), code]).trim()),
  ];
  return {path: samplesPath(route), text: `${parts.join('\n\n')}\n`};
}
