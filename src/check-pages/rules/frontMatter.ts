import path from 'node:path';
import {isScalar, visit} from 'yaml';
import {compact} from '../../site/compact';
import {didYouMean} from '../../site/nearest';
import {guidesFolder} from '../../pms/model';
import type {Page, PageFolder} from '../../site/pages';
import type {Problem} from '../../site/writerError';
import {mendOf, readYaml} from '../../site/yamlFiles';

/** Keys that a page may have, by the folder it stands in; the first two it must have. */
const common = ['title', 'description', 'sidebar_label', 'hide_table_of_contents'];
const keys = {
  docs: [...common, 'toc_max_heading_level', 'keywords', 'operation', 'resource', 'entity', 'api'],
  blog: ['title', 'description', 'slug', 'authors', 'tags', 'image', 'hide_table_of_contents'],
  'src/pages': common,
};

type Folder = keyof typeof keys;

const hasKeys = (folder: PageFolder): folder is Folder => folder in keys;

const truncate = '{/* truncate */}';

/** Names that blog/tags.yml or blog/authors.yml lists. */
function listed(file: string, root: string): string[] {
  return Object.keys((readYaml(path.join(root, file)) ?? {}) as object);
}

const quoted = (word: string, known: string[]) =>
  `${didYouMean(word, known)}Allowed are ${known.join(', ')}.`;

const atKey = (page: Page, key: string, message: string): Problem => ({
  file: page.file,
  line: page.lineOf([key]),
  message,
});

function mustHave(page: Page, data: Record<string, unknown>): Problem[] {
  return ['title', 'description'].flatMap((key) => {
    const value = data[key];
    if (typeof value === 'string' && value.trim()) return [];
    const found = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`;
    const mend = key === 'title' ? 'a title in sentence case' : 'one sentence for search engines';
    return atKey(page, key, `${key} ${found}. Allowed is text. Write ${mend}.`);
  });
}

const lists = ['keywords', 'authors', 'tags'];

function mustBeList(page: Page, data: Record<string, unknown>): Problem[] {
  return lists
    .filter((key) => data[key] !== undefined && !Array.isArray(data[key]))
    .map((key) =>
      atKey(
        page,
        key,
        `${key} is no list. Write it in square brackets, as in ${key}: [one, another].`,
      ),
    );
}

function mayHave(page: Page, data: Record<string, unknown>, folder: Folder): Problem[] {
  return Object.keys(data)
    .filter((key) => !keys[folder].includes(key))
    .map((key) =>
      atKey(page, key, `${key} is no key of a page of ${folder}/. ${quoted(key, keys[folder])}`),
    );
}

function postProblems(page: Page, data: Record<string, unknown>, root: string): Problem[] {
  const names = ['authors', 'tags'].flatMap((key) => {
    const file = `blog/${key}.yml`;
    const known = listed(file, root);
    return [data[key] ?? []]
      .flat()
      .map(String)
      .filter((name) => !known.includes(name))
      .map((name) =>
        atKey(
          page,
          key,
          `${key} names "${name}", which ${file} does not have. ${quoted(name, known)} Name one of them, or add it to ${file}.`,
        ),
      );
  });
  return compact<Problem>(
    names,
    !page.body.includes(truncate) && {
      file: page.file,
      line: page.bodyLine,
      message: `the post has no ${truncate}. Write it on a line of its own behind the first paragraph: the list of posts shows what stands above it.`,
    },
  );
}

/** `yes` is text in YAML, though it reads as true. */
function answers(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.yaml, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || value.type !== 'PLAIN') return;
      const found = /^(yes|no|on|off)$/i.exec(String(value.source))?.[1];
      if (found === undefined) return;
      const meant = /^(yes|on)$/i.test(found) ? 'true' : 'false';
      problems.push({
        file: page.file,
        line: page.lineAt(value.range?.[0] ?? 0),
        message: `${String(key.value)} is ${found}, which is text in some readers of YAML and ${meant} in others. Write ${meant}, or '${found}' in quotes where the word is meant.`,
      });
    },
  });
  return problems;
}

/**
 * What is wrong with the front matter of a page. Docusaurus accepts any key, and names no line. PMS guides and entries of the
 * changelog have schemas of their own.
 *
 * @param root of the repository
 */
export function frontMatterProblems(page: Page, root = '.'): Problem[] {
  const {file, folder, frontMatter: data, yaml} = page;
  if (page.route === undefined) return [];
  const whole = !/^---\r?\n/.test(page.text)
    ? 'the page has no front matter. Begin it with three lines: ---, title and description, and --- again.'
    : !/^---\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.test(page.text) &&
      'the front matter does not end. Write --- on a line of its own behind its last key.';
  if (whole) return [{file, line: 1, message: whole}];
  if (yaml.errors.length > 0) {
    const rows = page.text.split(/\r?\n/);
    return yaml.errors.map(({code, message, linePos}) => {
      const line = (linePos?.[0].line ?? 0) + 1;
      const told =
        code === 'TAB_AS_INDENT'
          ? 'the front matter has a tab. Indent with two spaces.'
          : `the front matter is no YAML: ${message.split(' at line')[0]}. ${mendOf(code, rows[line - 1] ?? '')}`;
      return {file, line, message: told};
    });
  }
  const guide = path.posix.dirname(file) === guidesFolder && !file.endsWith('/index.mdx');
  if (guide) return [];
  return [
    ...mustHave(page, data),
    ...mustBeList(page, data),
    ...answers(page),
    ...(hasKeys(folder) ? mayHave(page, data, folder) : []),
    ...(folder === 'blog' ? postProblems(page, data, root) : []),
  ];
}
