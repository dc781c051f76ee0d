import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {siteUrl} from '../site/twinAddresses';
import type {TextFile} from './write';

const parser = unified().use(remarkParse).freeze();

/** The anchors that a reader of Markdown makes of the headings of a text. */
function anchorsOf(text: string): Set<string> {
  const slugger = createSlugger();
  const headings = parser.parse(text).children.filter(({type}) => type === 'heading');
  return new Set(headings.map((heading) => slugger.slug(toString(heading))));
}

/**
 * A page can give a heading or a table an id of its own, and a twin can not.
 *
 * @param files the twins
 * @returns takes from the links of a text the anchors that no heading of their twin makes
 */
export function deadAnchorRemover(files: TextFile[]): (text: string) => string {
  const anchors = new Map(files.map(({path, text}) => [siteUrl(path), anchorsOf(text)]));
  return (text) =>
    text.replaceAll(/(\]\(([^)\s#]+))#([^)\s]+)(?=\))/g, (link, start, address, anchor) => {
      const known = anchors.get(address);
      return !known || known.has(decodeURIComponent(anchor)) ? link : start;
    });
}
