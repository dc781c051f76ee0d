// Checks the links and images of pages.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodedPath, wellFormed} from '../../../site/address';
import {apiNames} from '../../../../openapi/apis.mjs';
import {type Page, routeOf} from '../../../site/pages';
import {problem, type Problem} from '../../../site/problem';
import {type Addresses, brokenLinkMessage} from '../addresses';
import type {PageLink} from './remarkLinks';
import {matchesByLine} from './source';

/** Matches the paths of files that the build generates. */
const generated = new RegExp(
  `^/(?:openapi/(?:(?:${apiNames.join('|')})\\.(?:yaml|json|(?:d\\.)?ts))` +
    '|data/(?:pms|gaps|pms\\.schema)\\.json|mock/calry-mock\\.tgz|(?:blog|changelog)/(?:rss|atom)\\.xml' +
    '|llms(?:-full)?\\.txt|(?:skill|index)\\.md|sitemap\\.xml|robots\\.txt)$',
);

/** Matches the ending of a Markdown page, also of one with the programs in one language, or with only the samples. */
const markdown = /(?:\.(?:samples|python|php))?\.md$/;

/** Finds Markdown links in the front matter of a page. */
function linksInFrontMatter({text}: Page): PageLink[] {
  const [head = ''] = /^---\r?\n[^]*?\n---/.exec(text) ?? [];
  return matchesByLine(head, /\]\(([^()\s]+)/g).map(({line, match: [, address = '']}) => ({
    line,
    address,
  }));
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
      const policy = 'the content security policy (src/plugins/policy/policy.ts)';
      return `${address} is blocked by ${policy}. Save the file in static, or link to it.`;
    }
    if (isElsewhere) return undefined;
    if (isFile) return fileProblem(url, page, root);
    const [before = '', hash] = url.split('#');
    const route = routeOfLink(decodedPath(before.split('?')[0] ?? ''), page, root);
    if (route === undefined) return undefined;
    if (/\.\w+$/.test(route)) {
      const isMade = generated.test(route) || addresses.routes.has(route.replace(markdown, ''));
      return isMade ? undefined : fileProblem(url, page, root);
    }
    const anchor = hash === undefined ? undefined : decodeURIComponent(wellFormed(hash));
    return brokenLinkMessage(address, route, addresses, anchor);
  };
  return [...linksInFrontMatter(page), ...links].flatMap((found) => {
    const reason = reasonFor(found);
    return reason ? [problem(page.file, found.line, reason)] : [];
  });
}
