import {existsSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Pluggable} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Page} from '../site/pages';
import {type Problem, problemsOf} from '../site/writerError';
import {componentProblems} from './rules/markdown';
import {pageSources} from '../page-sources/sources';
import {parser} from '../site/parsePage';
import {fingerprint} from '../site/yamlFiles';

/** The names that a link may have behind `#`, on the page at an address; undefined where they are not known. */
export type Anchors = (route: string) => ReadonlySet<string> | undefined;

/** An id that a writer gives a heading: `## Title {/* #id *\/}`. */
const ownId = (node: Nodes): string | undefined => {
  if (!('children' in node)) return undefined;
  const last = node.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1]
    : undefined;
};

function anchorsIn(tree: Root): {ids: Set<string>; twice: {id: string; line: number}[]} {
  const slugger = createSlugger();
  const ids = new Set<string>();
  const twice: {id: string; line: number}[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const own = ownId(node) ?? node.data?.hProperties?.id;
      const id = own === undefined ? slugger.slug(toString(node).trim()) : String(own);
      if (own !== undefined && ids.has(id) && node.position) {
        twice.push({id, line: node.position.start.line});
      }
      ids.add(id);
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const one of node.attributes) {
        if (!('name' in one) || typeof one.value !== 'string') continue;
        if (one.name === 'id') ids.add(one.value);
        // Markup that is derived from the contract and from the facts of a PMS.
        if (one.name === 'html') {
          for (const [, id = ''] of one.value.matchAll(/\sid="?([^"\s>]+)/g)) ids.add(id);
        }
      }
    }
    if (node.type === 'html') {
      for (const [, id = ''] of node.value.matchAll(/\sid="?([^"\s>]+)/g)) ids.add(id);
    }
  });
  return {ids, twice};
}

/** What the expansion of a page told: what links can lead to on it, and the mistakes. */
type Expanded = {anchors: ReadonlySet<string> | undefined; problems: Problem[]};

async function expand(
  page: Page & {tree: Root},
  root: string,
  run: (tree: Root, file: VFile) => Promise<unknown>,
): Promise<Expanded> {
  const file = new VFile({
    path: path.resolve(root, page.file),
    value: page.text,
    data: {frontMatter: page.frontMatter},
  });
  try {
    const tree = (await run(structuredClone(page.tree), file)) as Root;
    const {ids, twice} = anchorsIn(tree);
    const repeated = twice.map(({id, line}) => ({
      file: page.file,
      line,
      message: `the id "${id}" stands on this page already. Give the heading another: links can lead to one alone.`,
    }));
    return {anchors: ids, problems: [...componentProblems(page, tree), ...repeated]};
  } catch (error) {
    const {reason, line} = error as {reason?: string; line?: number};
    if (reason === undefined) throw error;
    // Some messages name the place themselves: of this page, or of what it is built from.
    const [own] = problemsOf(reason);
    const problem =
      own && existsSync(path.join(root, own.file))
        ? own
        : {file: page.file, line: line ?? 1, message: reason};
    return {anchors: undefined, problems: [problem]};
  }
}

/** What pages were expanded to last, for the watch: by file, with what that depended on. */
const last = new Map<string, {from: string; expanded: Expanded}>();

/** @returns what changes when a page, or anything that it is built from, changes */
function dependencies(root: string): (page: Page) => string {
  const sources = pageSources.map(({shownBy, files}) => ({
    shownBy,
    stamp: fingerprint(files(root).map((file) => path.resolve(root, file))),
  }));
  return ({file, text}) =>
    [
      text,
      ...sources.filter(({shownBy}) => shownBy.test(`${file}\n${text}`)).map(({stamp}) => stamp),
    ].join('\0');
}

/**
 * Expands pages as the build does, and collects what links can lead to on them.
 *
 * @param remarkPlugins those that expand the pages; each may refuse a page
 * @returns the anchors, and the mistakes that the expansion told of
 */
export async function readAnchors(
  pages: readonly Page[],
  root: string,
  remarkPlugins: Pluggable[],
): Promise<{anchors: Anchors; problems: Problem[]}> {
  const processor = parser().use(remarkPlugins).freeze();
  const dependsOn = dependencies(root);
  const byRoute = new Map<string, ReadonlySet<string>>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const {tree, route} = page;
    if (!tree || route === undefined) continue;
    const from = dependsOn(page);
    const key = path.resolve(root, page.file);
    const known = last.get(key);
    const expanded =
      known?.from === from
        ? known.expanded
        : await expand({...page, tree}, root, (one, file) => processor.run(one, file));
    last.set(key, {from, expanded});
    if (expanded.anchors) byRoute.set(route, expanded.anchors);
    problems.push(...expanded.problems);
  }
  return {anchors: (route) => byRoute.get(route), problems};
}
