import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {internalLinks} from '../pms/body';
import {type GuideFile, guidesFolder, splitGuide} from '../pms/guideFile';
import {docRoutes} from '../pms/load';
import {nearest} from '../contract/nearest';
import type {Problem} from '../pms/problems';

/** Keys that a page may have, by the folder it stands in; the first two it must have. */
const common = ['title', 'description', 'sidebar_label', 'hide_table_of_contents'];
const keys = {
  docs: [...common, 'keywords', 'operation', 'resource', 'entity', 'api'],
  blog: ['title', 'description', 'slug', 'authors', 'tags', 'image', 'hide_table_of_contents'],
  'src/pages': common,
};

type Folder = keyof typeof keys;

const truncate = '{/* truncate */}';

/** Pages of a folder, without parts of pages and without the PMS guides, which have a schema of their own. */
function filesOf(folder: Folder, root: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.mdx') && !file.includes('/_'))
    .filter((file) => path.posix.dirname(file) !== guidesFolder || file.endsWith('/index.mdx'))
    .sort();
}

/** Names that blog/tags.yml or blog/authors.yml lists. */
function listed(file: string, root: string): string[] {
  return Object.keys((parse(readFileSync(path.join(root, file), 'utf8')) ?? {}) as object);
}

function quoted(word: string, known: string[]): string {
  const meant = nearest(word, known);
  return `${meant ? `Did you mean "${meant}"? ` : ''}Allowed are ${known.join(', ')}.`;
}

function mustHave(page: GuideFile, data: Record<string, unknown>): Problem[] {
  return ['title', 'description'].flatMap((key) => {
    const value = data[key];
    if (typeof value === 'string' && value.trim()) return [];
    const found = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
    return {
      file: page.file,
      line: page.lineOf([key]),
      message: `${key} ${found}. Allowed is text. Write ${key === 'title' ? 'a title in sentence case' : 'one sentence for search engines'}.`,
    };
  });
}

function mayHave(page: GuideFile, data: Record<string, unknown>, folder: Folder): Problem[] {
  return Object.keys(data)
    .filter((key) => !keys[folder].includes(key))
    .map((key) => ({
      file: page.file,
      line: page.lineOf([key]),
      message: `${key} is no key of a page of ${folder}/. ${quoted(key, keys[folder])}`,
    }));
}

function postProblems(page: GuideFile, data: Record<string, unknown>, root: string): Problem[] {
  const names = ['authors', 'tags'].flatMap((key) => {
    const file = `blog/${key}.yml`;
    const known = listed(file, root);
    return [data[key] ?? []]
      .flat()
      .map(String)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file: page.file,
        line: page.lineOf([key]),
        message: `${key} names "${name}", which ${file} does not have. ${quoted(name, known)} Name one of them, or add it to ${file}.`,
      }));
  });
  const whole = page.body.includes(truncate)
    ? []
    : [
        {
          file: page.file,
          line: page.bodyLine,
          message: `the post has no ${truncate}. Write it on a line of its own behind the first paragraph: the list of posts shows what stands above it.`,
        },
      ];
  return [...names, ...whole];
}

/** Links to pages of docs/ that are not there. Docusaurus finds them too, but knows neither the line nor what was meant. */
function linkProblems(page: GuideFile, routes: ReadonlySet<string>): Problem[] {
  return internalLinks(page.body).flatMap(({name, index}) => {
    const route = decodeURI(name.split(/[?#]/)[0] as string);
    if (!route.startsWith('/docs/') || /\.\w+$/.test(route) || routes.has(route)) return [];
    const meant = nearest(route, routes);
    return {
      file: page.file,
      line: page.bodyLine + index,
      message: `${name} leads to no page. ${meant ? `Did you mean "${encodeURI(meant)}"? ` : ''}Write the address of a page: the path of its file without .mdx.`,
    };
  });
}

/**
 * What is wrong with one page.
 *
 * @param file from the root of the repository, such as `docs/guides/pagination.mdx`
 * @param routes addresses of the pages of docs/
 */
export function pageProblems(
  file: string,
  content: string,
  root = '.',
  routes: ReadonlySet<string> = docRoutes(root),
): Problem[] {
  const folder = (Object.keys(keys) as Folder[]).find((name) => file.startsWith(`${name}/`));
  if (!folder) throw new Error(`${file} is no page of ${Object.keys(keys).join(', ')}.`);
  const page = splitGuide(file, content);
  if (page.yaml.errors.length > 0) {
    return page.yaml.errors.map(({message, linePos}) => ({
      file,
      line: (linePos?.[0].line ?? 0) + 1,
      message: `the front matter is no YAML: ${message.split(' at line')[0]}. Put a value that holds a colon into quotes.`,
    }));
  }
  const data = (page.yaml.toJS() ?? {}) as Record<string, unknown>;
  return [
    ...mustHave(page, data),
    ...mayHave(page, data, folder),
    ...linkProblems(page, routes),
    ...(folder === 'blog' ? postProblems(page, data, root) : []),
  ];
}

/** Every mistake in the front matter and the links of pages and posts. */
export function writingProblems(root = '.'): Problem[] {
  const routes = docRoutes(root);
  return (Object.keys(keys) as Folder[]).flatMap((folder) =>
    filesOf(folder, root).flatMap((file) =>
      pageProblems(file, readFileSync(path.join(root, file), 'utf8'), root, routes),
    ),
  );
}
