import {createSlugger} from '@docusaurus/utils';
import {load} from 'cheerio';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {siteUrl} from '../site/twinAddresses';
import type {TextFile} from './write';

const parser = unified().use(remarkParse).freeze();

/** A heading, told by its text: the first one with it is number 0. */
type Place = {text: string; number: number};

const key = ({text, number}: Place) => `${number} ${text.replaceAll(/\s+/g, ' ').trim()}`;

/** @returns numbers the headings of a page as they come */
function counter(): (text: string) => Place {
  const seen = new Map<string, number>();
  return (text) => {
    const number = seen.get(text) ?? 0;
    seen.set(text, number + 1);
    return {text, number};
  };
}

/** The anchors that a reader of Markdown makes of the headings of a text below its title, by heading. */
function anchorsOf(text: string): Map<string, string> {
  const slugger = createSlugger();
  const place = counter();
  const headings = parser.parse(text).children.filter(({type}) => type === 'heading');
  const anchors = headings.map((heading): [string, string] => {
    const words = toString(heading);
    return [key(place(words)), slugger.slug(words)];
  });
  return new Map(anchors.slice(1));
}

/** The section that each id of a page stands in, by id: the heading that has it, or the last one before it. */
function sectionsOf(html: string): Map<string, Place> {
  const $ = load(html);
  const main = $('main');
  main.find('.hash-link').remove();
  const place = counter();
  const sections = new Map<string, Place>();
  let section: Place | undefined;
  for (const element of main.find('h1, h2, h3, h4, h5, h6, [id]')) {
    if (/^h\d$/.test(element.tagName)) section = place($(element).text());
    const id = $(element).attr('id');
    if (id && section) sections.set(id, section);
  }
  return sections;
}

/**
 * A page can give any of its elements an id, but in a twin only headings can be linked to, by what a reader of Markdown makes of
 * their text.
 *
 * @param files the twins
 * @param readHtml gives the page of a twin, by the twin's path; undefined where there is none
 * @returns leads the links of a text that have an anchor to the heading that it stands at, or below, in their twin; where there
 *   is none, it takes the anchor away
 */
export function twinAnchors(
  files: TextFile[],
  readHtml: (path: string) => string | undefined,
): (text: string) => string {
  const targets = new Map(
    files.map(({path, text}) => {
      let found: {sections: Map<string, Place>; anchors: Map<string, string>} | undefined;
      const read = () =>
        (found ??= {sections: sectionsOf(readHtml(path) ?? ''), anchors: anchorsOf(text)});
      return [siteUrl(path), read];
    }),
  );
  return (text) =>
    text.replaceAll(/(\]\(([^)\s#]+))#([^)\s]+)(?=\))/g, (link, start, address, hash) => {
      const target = targets.get(address)?.();
      if (!target) return link;
      const id = decodeURIComponent(hash);
      const section = target.sections.get(id);
      const anchor = section
        ? target.anchors.get(key(section))
        : [...target.anchors.values()].find((one) => one === id);
      return anchor === undefined ? start : `${start}#${encodeURI(anchor)}`;
    });
}
