// Checks the links and images of pages, and the links in the contract.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodedPath, wellFormed} from '../../../site/address';
import {docsFolders} from '../../reference/contract/operationFiles';
import {product} from '../../../product';
import {type Page, routeOf} from '../../../site/pages';
import {problem, type Problem} from '../../../site/problem';
import {type Addresses, brokenLinkMessage} from '../addresses';
import type {PageLink} from './remarkLinks';
import type {SourceFile} from './source';

/** Matches the paths of files that the build generates. */
const generated = new RegExp(
  `^/(?:openapi/(?:(?:${Object.keys(docsFolders).join('|')})\\.(?:yaml|json|(?:d\\.)?ts))` +
    '|data/(?:pms|gaps|pms\\.schema)\\.json|mock/calry-mock\\.tgz|(?:blog|changelog)/(?:rss|atom)\\.xml' +
    '|llms(?:-full)?\\.txt|skill\\.md|sitemap\\.xml|robots\\.txt)$',
);

/** Matches the suffix of a Markdown page with the programs in one language, or with only the samples. */
const ofPart = /\.(?:samples|python|php)(?=\.md$)/;

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

const rule = 'check-pages:link';

/** Finds Markdown links in text that is not the body of a page, such as YAML values. */
function linksByLine(text: string): PageLink[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/\]\(([^()\s]+)/g)].map(([, address = '']) => ({line: index + 1, address})),
    );
}

/** Checks an absolute URL. @returns the problem, or undefined */
function absoluteUrlProblem(address: string): string | undefined {
  const inSite = `Write ${address.slice(product.siteUrl.length)}, which the checks can follow.`;
  if (address.startsWith(`${product.siteUrl}/`)) {
    return `${address} is an absolute URL of this site. ${inSite}`;
  }
  if (address.startsWith('http://') && !loopback.test(address)) {
    return `${address} is not encrypted. Write https://, after checking that it works.`;
  }
  return undefined;
}

/** Checks absolute URLs in the descriptions of a contract file. */
export function descriptionLinkProblems({file, text}: SourceFile): Problem[] {
  return linksByLine(text).flatMap(({line, address}) => {
    const message = absoluteUrlProblem(address);
    return message ? [problem(file, line, message, {rule})] : [];
  });
}

/** Checks that the file of an image or link exists. @returns the problem, or undefined */
function fileProblem(address: string, page: Page, root: string): string | undefined {
  const [name = ''] = decodedPath(address).split(/[?#]/);
  const folders = name.startsWith('/') ? ['static', 'samples'] : [path.posix.dirname(page.file)];
  const places = folders.map((folder) => path.posix.join(folder, name));
  if (places.some((place) => existsSync(path.join(root, place)))) return undefined;
  return `the file ${address} does not exist. Add ${places[0]}, or link to another file.`;
}

/** Returns the decoded route of the page to which a link of a page points; undefined for a link within a partial. */
function routeOfLink(target: string, {file, route = ''}: Page, root: string): string | undefined {
  if (target === '') return route || undefined;
  // Docusaurus replaces a link to the file of a page with the URL of the page.
  const folder = target.startsWith('/') ? 'docs' : path.posix.dirname(file);
  const source = path.posix.join(folder, target);
  if (/\.mdx?$/.test(target) && existsSync(path.join(root, source))) return routeOf(source, {});
  const {pathname} = new URL(encodeURI(target), `https://site${route || '/'}`);
  return decodedPath(pathname).replace(/(.)(?:\/|\.mdx)$/, '$1');
}

/**
 * Checks the links and images of a page.
 *
 * @param links links and images in the body; the function itself finds links in the front matter
 * @param addresses valid link targets of the site
 */
export function linkProblems(
  page: Page,
  links: readonly PageLink[],
  root: string,
  addresses: Addresses,
): Problem[] {
  const reasonFor = ({address, isFile, isFrame, isEmpty}: PageLink): string | undefined => {
    if (address === '') {
      return 'a link or image here has no URL. Write it between the parentheses, such as (/docs/guides/pagination).';
    }
    if (isEmpty) {
      return `the link to ${address} has no text. Write between its brackets what readers find there.`;
    }
    const url = address.replace(/^pathname:\/\//, '');
    const isElsewhere = /^[a-z][\w+.-]*:/i.test(url) || url.startsWith('//');
    if (isFrame || (isFile && isElsewhere && !url.startsWith('data:'))) {
      const fix = isFrame
        ? 'Link to it, or change frame-src'
        : 'Save the file in static, or allow its host';
      return `${address} is blocked by the site's content security policy. ${fix} in src/plugins/policy/policy.ts.`;
    }
    if (isElsewhere) return absoluteUrlProblem(url);
    if (isFile) return fileProblem(url, page, root);
    const [before = '', hash] = url.split('#');
    const route = routeOfLink(decodedPath(before.split('?')[0] ?? ''), page, root);
    if (route === undefined) return undefined;
    if (/\.\w+$/.test(route)) {
      const isMade = generated.test(route) || addresses.markdown.has(route.replace(ofPart, ''));
      return isMade ? undefined : fileProblem(url, page, root);
    }
    const anchor = hash === undefined ? undefined : decodeURIComponent(wellFormed(hash));
    return brokenLinkMessage(address, route, addresses, anchor);
  };
  const [head = ''] = /^---\r?\n[^]*?\n---/.exec(page.text) ?? [];
  return [...linksByLine(head), ...links].flatMap((found) => {
    const reason = reasonFor(found);
    return reason ? [problem(page.file, found.line, reason, {rule})] : [];
  });
}
