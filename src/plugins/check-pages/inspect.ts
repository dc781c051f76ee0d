// Parses and expands pages, runs the remark rules on each page, and collects what rules need that compare several
// pages.
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
import {problem, type Problem, ProblemError, problemsOf} from '../../site/problem';
import {digestOf, readCache, replaceFile} from '../../site/cache.mjs';
import {type PageLink, remarkAnchors, remarkLinks} from './rules/collect';
import {remarkNames} from './rules/remarkNames';
import {remarkText} from './rules/remarkText';

const repository = path.resolve(__dirname, '../../..');

/** What a page links to, shows and offers, for rules that compare several pages. */
export type PageContent = {
  links: PageLink[];
  /** Files of the programs that the page's code blocks show. */
  programs: string[];
  /** Anchors to which links can point; undefined for a page that cannot be fully expanded. */
  anchors?: string[];
  problems: Problem[];
};

/**
 * Parses a page. Then runs the rules for its source, the plugins that insert content (such as the contract, PMS facts
 * and programs), and the rules for the expanded page, all as remark plugins. Add new rules of this kind here.
 */
const processor = unified()
  .use([remarkParse, remarkMdx, remarkGfm, remarkDirective])
  .use([remarkText, remarkLinks])
  .use(remarkPlugins)
  .use([remarkNames, remarkAnchors])
  .freeze();

/** Converts a message or error of a plugin to problems of the page or of its sources, such as the contract. */
function problemsIn(error: unknown, {file, lineOf}: Page): readonly Problem[] {
  const {cause = error} = error as {cause?: unknown};
  const {line, column, reason} = error as Partial<Problem>;
  if (reason === undefined || cause instanceof ProblemError)
    return problemsOf(cause).map((one) =>
      one.file ? one : problem(file, one.key === undefined ? 1 : lineOf([one.key]), one.reason),
    );
  // For an unclosed element, only the text of the message has the line.
  const [, begins = 1] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
  return [problem(file, line ?? Number(begins), reason, column)];
}

/** Parses and expands a page as the build does. */
async function inspect(page: Page, root: string): Promise<PageContent> {
  const {file, body, bodyLine, frontMatter} = page;
  const vfile = new VFile({
    path: path.resolve(root, file),
    // The plugins read what they insert from there.
    cwd: path.resolve(root),
    // Empty lines in place of the front matter, so that positions in the body are also positions in the file.
    value: '\n'.repeat(bodyLine - 1) + body,
    data: {frontMatter},
  });
  try {
    await processor.run(processor.parse(vfile), vfile);
  } catch (error) {
    // `file.fail` has already added it. Problems that are found twice are reported once (check.ts).
    vfile.messages.push(error as (typeof vfile.messages)[0]);
  }
  const problems = vfile.messages.flatMap((message) => problemsIn(message, page));
  return {links: [], programs: [], ...vfile.data, problems};
}

/**
 * Inspects pages. Caches the content of pages without problems under digests of all that it depends on: the page, the
 * sources that it shows, the code and the packages.
 */
export async function inspectPages(
  pages: readonly Page[],
  root: string,
): Promise<Map<Page, PageContent>> {
  const cacheFile = path.join(root, '.cache/check/pages.json');
  const last: Record<string, PageContent> = readCache(cacheFile);
  const current: typeof last = {};
  const code = filesIn('src', repository).filter((file) => !file.endsWith('.css'));
  const codeDigest = digestOf([...code, 'package-lock.json'], repository);
  const sources = pageSources.map((source) => ({
    shownBy: new RegExp(source.shownBy, 'm'),
    digest: digestOf(filesOf(source, root), root),
  }));
  const contents = new Map<Page, PageContent>();
  for (const page of pages) {
    const shown = sources.filter(({shownBy}) => shownBy.test(`${page.file}\n${page.text}`));
    const ofSources = shown.map(({digest}) => digest);
    const key = [codeDigest, digestOf([page.file], root), ...ofSources].join();
    const content = last[key] ?? (await inspect(page, root));
    contents.set(page, content);
    if (content.problems.length === 0) current[key] = content;
  }
  replaceFile(cacheFile, JSON.stringify(current));
  return contents;
}
