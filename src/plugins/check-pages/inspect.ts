// Parses and expands pages, runs the remark rules on each page, and collects what rules need that compare several
// pages.
import {createHash} from 'node:crypto';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkPlugins} from '../remarkPlugins';
import {filesOf, pageSources} from '../page-sources/sources';
import {filesIn, type Page} from '../../site/pages';
import {problem, type Problem, ProblemError} from '../../site/problem';
import {digestOf, readCache, replaceFile} from '../../site/replaceFile.mjs';
import {remarkAnchors} from './rules/remarkAnchors';
import {type PageLink, remarkLinks} from './rules/remarkLinks';
import {remarkNames} from './rules/remarkNames';
import {remarkText} from './rules/remarkText';

const repository = path.resolve(__dirname, '../../..');

/** What a page links to, shows and offers, for rules that compare several pages. */
export type PageContent = {
  links: PageLink[];
  /** Files of the programs that the page's code blocks show. */
  programs: string[];
  /** Anchors to which links can point; undefined for a partial, and for a page that cannot be fully expanded. */
  anchors?: string[];
};

/** Rules for the source of a page, as remark plugins. Add new rules of this kind here. */
const written = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use([remarkText, remarkLinks])
  .freeze();

/**
 * The rules above, then the plugins that insert content (such as the contract, PMS facts and programs), then the rules
 * for the expanded page.
 */
const expanded = written().use(remarkPlugins).use([remarkNames, remarkAnchors]).freeze();

/** Replaces the front matter with spaces, so that positions in the result are also positions in the file. */
const withoutFrontMatter = (text: string) =>
  text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (head) => head.replaceAll(/[^\n]/g, ' '));

/**
 * Converts an error of a plugin to problems of the page or of its sources, such as the contract.
 *
 * @throws the error itself, if it is a programming error
 */
function problemsIn(error: unknown, file: string): readonly Problem[] {
  const {cause = error} = error as {cause?: unknown};
  if (cause instanceof ProblemError) {
    return cause.problems.map((one) => (one.file ? one : problem(file, 1, one.reason)));
  }
  const {line, column, reason, source, ruleId} = error as Partial<Problem>;
  if (reason === undefined) throw error;
  // For an unclosed element, only the text of the message has the line.
  const [, begins = 1] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
  return [problem(file, line ?? Number(begins), reason, {column, rule: `${source}:${ruleId}`})];
}

async function inspect(
  {file, text, frontMatter, route}: Page,
  root: string,
): Promise<{content: PageContent; problems: Problem[]}> {
  const vfile = new VFile({
    path: path.resolve(root, file),
    value: withoutFrontMatter(text),
    data: {frontMatter},
  });
  // A partial has no route. Docusaurus does not build it separately, so only its source is checked.
  const processor = route === undefined ? written : expanded;
  let thrown: readonly Problem[] = [];
  try {
    await processor.run(processor.parse(vfile), vfile);
  } catch (error) {
    thrown = problemsIn(error, file);
    // `file.fail` adds the message to the list before throwing it. Keep only one copy.
    vfile.messages = vfile.messages.filter((message) => message !== error);
  }
  const {links = [], programs = [], anchors} = vfile.data as Partial<PageContent>;
  const reported = vfile.messages.map((message) => Object.assign(message, {file}));
  return {
    content: {links, programs, ...(anchors && {anchors})},
    problems: [...reported, ...thrown],
  };
}

/** Matches files that no result depends on: styles, and features that check-pages may not import (features.yaml). */
const withoutEffect = /\.css$|^src\/(?:pages|theme|plugins\/(?:search|after-build))\//;

/**
 * Parses and expands pages as the build does. The content of pages without problems is cached. The cache needs no
 * invalidation: a key is the hash of all that a result depends on, the page, its sources, the code and the packages.
 *
 * @param root the repository root
 * @returns the content of each page, and the problems of all pages
 */
export async function inspectPages(
  pages: readonly Page[],
  root: string,
): Promise<{contents: Map<Page, PageContent>; problems: Problem[]}> {
  const cacheFile = path.join(root, '.cache/check/pages.json');
  const last: Record<string, PageContent> = readCache(cacheFile);
  const current: typeof last = {};
  const files = filesIn('src', repository).filter((file) => !withoutEffect.test(file));
  const code = digestOf([...files, 'package-lock.json'], repository);
  const sources = pageSources.map((source) => {
    return {shownBy: source.shownBy, digest: digestOf(filesOf(source, root), root)};
  });
  const contents = new Map<Page, PageContent>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const {file, text} = page;
    const builtFrom = sources.filter(({shownBy}) => shownBy.test(`${file}\n${text}`));
    const inputs = [code, file, text, ...builtFrom.map(({digest}) => digest)];
    const key = createHash('sha256').update(inputs.join('\0')).digest('base64url');
    const known = last[key];
    const found = known ? {content: known, problems: []} : await inspect(page, root);
    contents.set(page, found.content);
    problems.push(...found.problems);
    if (found.problems.length === 0) current[key] = found.content;
  }
  replaceFile(cacheFile, JSON.stringify(current));
  return {contents, problems};
}
