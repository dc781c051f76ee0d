import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodedPath} from '../../site/address';
import {descriptions} from '../../reference/contract/operationFiles';
import {didYouMean} from '../../site/nearest';
import {product} from '../../product';
import {type Page, routeOf} from '../../site/pages';
import {problem, type Problem} from '../../site/writerError';
import {type Addresses, brokenLinkMessage} from '../addresses';
import type {PageLink} from './remarkLinks';

/** Files that the build generates. */
const made = new RegExp(
  `^/(?:openapi/(?:(?:${Object.keys(descriptions).join('|')})\\.(?:yaml|json|d\\.ts)` +
    '|calry\\.postman_collection\\.json)' +
    '|data/(?:pms|gaps)(?:\\.schema)?\\.json|mock/calry-mock\\.tgz|(?:blog|changelog)/(?:rss|atom)\\.xml' +
    '|(?:.+/)?llms(?:-full)?\\.txt|skill\\.md|sitemap\\.xml|robots\\.txt)$',
);

/** What a Markdown page in one language, or with its samples alone, has before its ending. */
const ofPart = /\.(?:samples|node|python|php)(?=\.md$)/;

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** The addresses of Markdown's links in a text that is no page, such as a value of YAML, by line. */
function linksByLine(text: string): PageLink[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/\]\(([^()\s]+)/g)].map(([, address = '']) => ({line: index + 1, address})),
    );
}

/** The ending of a link that Docusaurus resolves as the file of a page. */
const isMarkdown = /\.mdx?$/;

const rule = 'check-pages:link';

/** @returns what is wrong with the address of another site, or undefined */
function outside(address: string): string | undefined {
  if (address.startsWith(`${product.siteUrl}/`)) {
    return (
      `${address} names this site's own host. Write ${address.slice(product.siteUrl.length)} alone, ` +
      'which the checks can follow.'
    );
  }
  if (address.startsWith('http://') && !loopback.test(address)) {
    return `${address} is not encrypted. Write https:// after trying that it answers there.`;
  }
  return undefined;
}

/**
 * What is wrong with the addresses of other sites in the descriptions of a contract file.
 *
 * @param name of the file from the root of the repository
 */
export function descriptionLinkProblems(name: string, text: string): Problem[] {
  return linksByLine(text).flatMap(({line, address}) => {
    const message = outside(address);
    return message ? [problem(name, line, message, {rule})] : [];
  });
}

/** @returns what is wrong with a file that a page shows or links to, or undefined */
function file(address: string, page: Page, root: string): string | undefined {
  const [name = ''] = decodedPath(address).split(/[?#]/);
  const absolute = name.startsWith('/')
    ? path.join(root, 'static', name)
    : path.join(root, path.dirname(page.file), name);
  if (existsSync(absolute)) return undefined;
  const place = name.startsWith('/')
    ? `static${name}`
    : path.posix.join(path.posix.dirname(page.file), name);
  return `${address} is no file: there is no ${place}. Put it there, or write the address of one that is.`;
}

/** The route of the page that a relative link to a file leads to; undefined where there is no such file. */
function routeOfFile(target: string, page: Page, root: string): string | undefined {
  const source = target.startsWith('/')
    ? path.posix.join('docs', target)
    : path.posix.join(path.posix.dirname(page.file), target);
  return existsSync(path.join(root, source)) ? routeOf(source, {}) : undefined;
}

/**
 * What is wrong with the links and images of a page. A broken link to a Markdown file is a warning, as in Docusaurus.
 *
 * @param links of its text; those in its front matter are read here
 * @param addresses of the site
 */
export function linkProblems(
  page: Page,
  links: readonly PageLink[],
  root: string,
  addresses: Addresses,
): Problem[] {
  const judge = ({address, isFile, isEmpty}: PageLink): string | undefined => {
    if (address === '') {
      return (
        'a link or picture here has no address. Write it between the round brackets, such as ' +
        '(/docs/guides/pagination).'
      );
    }
    if (isEmpty) {
      return `the link to ${address} has no text. Write what the reader finds there between its brackets.`;
    }
    const own = address.replace(/^pathname:\/\//, '');
    if (/^[a-z][\w+.-]*:/i.test(own) || own.startsWith('//')) return outside(own);
    if (isFile) return file(own, page, root);
    const [before = '', hash] = own.split('#');
    const target = decodedPath(before.split('?')[0] ?? '');
    const base = `https://site${page.route ?? '/'}`;
    const route =
      target === ''
        ? page.route
        : (isMarkdown.test(target) && routeOfFile(target, page, root)) ||
          decodedPath(new URL(encodeURI(target), base).pathname).replace(/(.)\/$/, '$1');
    if (route === undefined) return undefined;
    if (/\.\w+$/.test(route)) {
      return made.test(route) || addresses.markdown.has(route.replace(ofPart, ''))
        ? undefined
        : file(own, page, root);
    }
    const rest = 'Write the address of a page.';
    const broken = brokenLinkMessage(address, route, addresses, rest);
    if (broken || hash === undefined) return broken;
    const there = addresses.anchors(route);
    const anchor = decodeURIComponent(hash);
    if (!there || there.includes(anchor)) return undefined;
    return (
      `${address}: ${route === page.route ? 'this page' : route} has no #${anchor}. ` +
      `${didYouMean(anchor, there)}Write the anchor of a heading.`
    );
  };
  const [head = ''] = /^---\r?\n[^]*?\n---/.exec(page.text) ?? [];
  return [...linksByLine(head), ...links].flatMap((found) => {
    const reason = judge(found);
    if (!reason) return [];
    const one = problem(page.file, found.line, reason, {rule});
    const [target = ''] = found.address.split(/[?#]/);
    if (isMarkdown.test(target) && !target.startsWith('/')) one.fatal = false;
    return [one];
  });
}
