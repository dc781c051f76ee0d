import type {Code, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {heading, paragraph} from '../site/mdast';
import type {BuiltPage} from '../site/builtPage';
import {siteUrl} from '../site/markdownAddresses';
import {markdownPath, samplesPath} from '../site/markdownPath';

/** A text file of the site. */
export type TextFile = {
  /** Address on the site, not encoded, such as `/docs/introduction.md`. */
  path: string;
  text: string;
};

/** Without the extension for bare addresses, which would escape each mail address. */
const {extensions} = gfmToMarkdown({tablePipeAlign: false});
const gfm = (extensions ?? []).filter(
  ({unsafe}) => !unsafe?.some(({character}) => character === '@'),
);

/** Serialises Markdown nodes. */
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
 * The Markdown file of a page: title, description, address, then its content.
 *
 * @param children of its tree
 * @param languages that its programs are in, by key, each with its name
 * @param language key of the selected language; defaults to the first
 */
export function pageFile(
  {route, title, description}: Pick<BuiltPage, 'route' | 'title' | 'description'>,
  children: RootContent[],
  languages: Map<string, string>,
  language?: string,
): TextFile {
  const lead = text([paragraph(description)]).trim();
  const body = text(children);
  const parts = [
    text([heading(1, title)]).trim(),
    ...(lead ? [`> ${lead}`] : []),
    `Page: ${siteUrl(route)} (all pages: ${siteUrl('/llms.txt')})`,
    ...languagesLine(route, languages, language),
    // Some pages begin with their description.
    lead && body.startsWith(lead) ? body.slice(lead.length).trimStart() : body,
  ];
  return {path: markdownPath(route, language), text: parts.join('\n\n')};
}

/** The language of the programs, with links to the same page in the other languages. */
function languagesLine(route: string, languages: Map<string, string>, shown?: string): string[] {
  const [first] = languages.keys();
  const here = shown ?? first;
  if (here === undefined || languages.size < 2) return [];
  const others = [...languages]
    .filter(([key]) => key !== here)
    .map(([key, name]) => {
      const path = markdownPath(route, key === first ? undefined : key);
      return `[${name}](${siteUrl(path)})`;
    });
  return [`Code here: ${languages.get(here)}. This page with code in: ${others.join(', ')}`];
}

/** The samples of an operation in every language; its page has only the first. */
export function samplesFile(
  {route, title}: Pick<BuiltPage, 'route' | 'title'>,
  samples: {label: string; code: Code}[],
): TextFile {
  const parts = [
    text([heading(1, `${title}: samples`)]).trim(),
    `Parameters, fields and errors: ${siteUrl(markdownPath(route))}`,
    ...samples.map(({label, code}) => text([heading(2, label), code]).trim()),
  ];
  return {path: samplesPath(route), text: `${parts.join('\n\n')}\n`};
}
