// Checks the links and images of pages, and the links in the contract.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodedPath, wellFormed} from '../../../site/address';
import {docsFolders} from '../../reference/contract/operationFiles';
import {didYouMean} from '../../../site/nearest';
import {product} from '../../../product';
import {type Page, routeOf} from '../../../site/pages';
import {problem, type Problem} from '../../../site/problem';
import {type Addresses, brokenLinkMessage} from '../addresses';
import type {PageLink} from './remarkLinks';

/** Matches the paths of files that the build generates. */
const generated = new RegExp(
  `^/(?:openapi/(?:(?:${Object.keys(docsFolders).join('|')})\\.(?:yaml|json|(?:d\\.)?ts))` +
    '|data/(?:pms|gaps|pms\\.schema)\\.json|mock/calry-mock\\.tgz|(?:blog|changelog)/(?:rss|atom)\\.xml' +
    '|llms(?:-full)?\\.txt|skill\\.md|sitemap\\.xml|robots\\.txt)$',
);

/** Matches the suffix of a Markdown page with the programs in one language, or with only the samples. */
const ofPart = /\.(?:samples|python|php)(?=\.md$)/;

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

/** Finds Markdown links in text that is not the body of a page, such as YAML values. */
function linksByLine(text: string): PageLink[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/\]\(([^()\s]+)/g)].map(([, address = '']) => ({line: index + 1, address})),
    );
}

/** Matches links to the file of a page. Docusaurus replaces such a link with the URL of the page. */
const isMarkdown = /\.mdx?$/;

const rule = 'check-pages:link';

const policyFile = 'src/plugins/policy/policy.ts';

/** Checks an absolute URL. @returns the problem, or undefined */
function absoluteUrlProblem(address: string): string | undefined {
  if (address.startsWith(`${product.siteUrl}/`)) {
    return (
      `${address} is an absolute URL of this site. Write ${address.slice(product.siteUrl.length)}, ` +
      'which the checks can follow.'
    );
  }
  if (address.startsWith('http://') && !loopback.test(address)) {
    return `${address} is not encrypted. Write https://, after checking that it works.`;
  }
  return undefined;
}

/**
 * Checks absolute URLs in the descriptions of a contract file.
 *
 * @param name path of the file from the repository root
 */
export function descriptionLinkProblems(name: string, text: string): Problem[] {
  return linksByLine(text).flatMap(({line, address}) => {
    const message = absoluteUrlProblem(address);
    return message ? [problem(name, line, message, {rule})] : [];
  });
}

/**
 * Reports frames, and images and scripts of other sites, which browsers do not load.
 *
 * @returns the problem, or undefined
 */
function blockedProblem(
  address: string,
  {isFile, isFrame, isElsewhere}: {isFile?: boolean; isFrame?: boolean; isElsewhere: boolean},
): string | undefined {
  const policy = "is blocked by the site's content security policy.";
  if (isFrame) {
    return `the frame ${address} ${policy} Link to it, or change frame-src in ${policyFile}.`;
  }
  if (!isFile || !isElsewhere || address.startsWith('data:')) return undefined;
  return `${address} ${policy} Save the file in static, or allow its host in ${policyFile}.`;
}

/** Checks that the file of an image or link exists. @returns the problem, or undefined */
function fileProblem(address: string, page: Page, root: string): string | undefined {
  const [name = ''] = decodedPath(address).split(/[?#]/);
  const folders = name.startsWith('/') ? ['static', 'samples'] : [path.dirname(page.file)];
  if (folders.some((folder) => existsSync(path.join(root, folder, name)))) return undefined;
  const place = name.startsWith('/')
    ? `static${name}`
    : path.posix.join(path.posix.dirname(page.file), name);
  return `the file ${address} does not exist. Add ${place}, or link to another file.`;
}

/** Returns the route of the page that a relative link to a file points to; undefined if the file does not exist. */
function routeOfFile(target: string, page: Page, root: string): string | undefined {
  const source = target.startsWith('/')
    ? path.posix.join('docs', target)
    : path.posix.join(path.posix.dirname(page.file), target);
  return existsSync(path.join(root, source)) ? routeOf(source, {}) : undefined;
}

/**
 * Checks the links and images of a page. A broken link to a Markdown file is a warning, as in Docusaurus.
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
      return (
        'a link or image here has no URL. Write it between the parentheses, such as ' +
        '(/docs/guides/pagination).'
      );
    }
    if (isEmpty) {
      return `the link to ${address} has no text. Write between its brackets what readers find there.`;
    }
    const url = address.replace(/^pathname:\/\//, '');
    const isElsewhere = /^[a-z][\w+.-]*:/i.test(url) || url.startsWith('//');
    const blocked = blockedProblem(address, {isFile, isFrame, isElsewhere});
    if (blocked) return blocked;
    if (isElsewhere) return absoluteUrlProblem(url);
    if (isFile) return fileProblem(url, page, root);
    const [before = '', hash] = url.split('#');
    const target = decodedPath(before.split('?')[0] ?? '');
    const base = `https://site${page.route ?? '/'}`;
    const route =
      target === ''
        ? page.route
        : (isMarkdown.test(target) && routeOfFile(target, page, root)) ||
          decodedPath(new URL(encodeURI(target), base).pathname).replace(/(.)(?:\/|\.mdx)$/, '$1');
    if (route === undefined) return undefined;
    if (/\.\w+$/.test(route)) {
      return generated.test(route) || addresses.markdown.has(route.replace(ofPart, ''))
        ? undefined
        : fileProblem(url, page, root);
    }
    const rest = 'Write the path of a page.';
    const broken = brokenLinkMessage(address, route, addresses, rest);
    if (broken || hash === undefined) return broken;
    const anchors = addresses.anchors(route);
    const anchor = decodeURIComponent(wellFormed(hash));
    if (!anchors || anchors.includes(anchor)) return undefined;
    return (
      `${address}: ${route === page.route ? 'this page' : route} has no #${anchor}. ` +
      `${didYouMean(anchor, anchors)}Write the anchor of a heading.`
    );
  };
  const [head = ''] = /^---\r?\n[^]*?\n---/.exec(page.text) ?? [];
  return [...linksByLine(head), ...links].flatMap((found) => {
    const reason = reasonFor(found);
    if (!reason) return [];
    const one = problem(page.file, found.line, reason, {rule});
    const [target = ''] = found.address.split(/[?#]/);
    if (isMarkdown.test(target) && !target.startsWith('/')) one.fatal = false;
    return [one];
  });
}
