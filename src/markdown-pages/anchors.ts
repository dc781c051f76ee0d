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
 * Takes from links the anchors that lead nowhere in Markdown: a page can give a heading or a table an id of its own, and a twin can not.
 *
 * @returns the files, with links from twin to twin that lead to a heading or to the whole
 */
export function withoutDeadAnchors(files: TextFile[]): TextFile[] {
  const twins = files.filter(({path}) => path.endsWith('.md'));
  const anchors = new Map(twins.map(({path, text}) => [siteUrl(path), anchorsOf(text)]));
  return files.map(({path, text}) => ({
    path,
    text: text.replaceAll(/(\]\(([^)\s#]+))#([^)\s]+)(?=\))/g, (link, start, address, anchor) => {
      const known = anchors.get(address);
      return !known || known.has(decodeURIComponent(anchor)) ? link : start;
    }),
  }));
}
