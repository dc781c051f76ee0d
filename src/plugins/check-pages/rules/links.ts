// Checks the links and images of pages, the addresses in data, and the pages and sections of search keywords.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {apiNames} from '../../../../openapi/apis.mjs';
import {decodedPath, encodedPath, wellFormed} from '../../../site/address/address';
import type {DataFile} from '../../dataSchemas';
import {readText} from '../../../site/files';
import {didYouMean} from '../../../site/nearest';
import {type Page, routeOf} from '../../../site/pages';
import {problem, type Problem} from '../../../site/problem';
import {readData} from '../../readData';
import {keyName} from '../../../site/schemaProblems';
import {lineOf} from '../../../site/yamlFiles';
import {gapsPath} from '../../gaps';
import {mockPath} from '../../mock-package/pack';
import {dataPath, schemaPath} from '../../pms/model/published';
import {languages} from '../../reference/samples';
import type {Redirect} from '../../redirects/redirects';
import type {PageContent} from '../inspect';
import {elsewhere, type PageLink} from './collect';
import {matchesByLine} from './source';

/** What rules compare pages with. */
export type Site = {
  /** The root of the repository. */
  root: string;
  /** The anchors of each page, by its decoded route; undefined if they are not known. */
  anchors: ReadonlyMap<string, readonly string[] | undefined>;
  redirects: readonly Redirect[];
};

/** Matches pages that the blog plugin generates. Only the build knows which there are. */
export const generatedList = /^\/(?:blog|changelog)\/(?:archive$|(?:page|tags|authors)(?:\/|$))/;

/** Matches the paths of files that the build generates. */
const generatedFile = new RegExp(
  `^(?:${[dataPath, schemaPath, gapsPath, mockPath].join('|')}` +
    `|/openapi/(?:${apiNames.join('|')})\\.(?:yaml|json|(?:d\\.)?ts)` +
    '|/(?:blog|changelog)/(?:rss|atom)\\.xml|/llms(?:-full)?\\.txt|/(?:skill|index)\\.md' +
    '|/sitemap\\.xml|/robots\\.txt)$',
);

/** Matches the ending of a Markdown page, also of one with the programs in one language, or with only the samples. */
const markdown = new RegExp(`(?:\\.(?:samples|${languages.map(({id}) => id).join('|')}))?\\.md$`);

/** Returns the anchors of each page, by its decoded route. The home page and the lists of posts have no source. */
export const anchorsByRoute = (pages: ReadonlyMap<Page, PageContent>): Site['anchors'] =>
  new Map([
    ...['/', '/blog', '/changelog'].map((route) => [route, undefined] as const),
    ...[...pages].map(([{route}, {anchors}]) => [route, anchors] as const),
  ]);

/**
 * Checks that a page and its anchor exist.
 *
 * @param address the URL of the link, as written
 * @param route decoded path of the page
 * @param anchor decoded anchor, if the link has one
 * @returns what is wrong, and what to write instead; undefined if nothing is wrong
 */
function pageReason(address: string, route: string, anchor: string | undefined, site: Site) {
  const {anchors, redirects} = site;
  const known = anchors.get(route);
  if (anchor !== undefined && known && !known.includes(anchor))
    return `${address}: ${route} has no #${anchor}. ${didYouMean(anchor, known)}Write the anchor of a heading.`;
  if (anchors.has(route)) return undefined;
  const moved = redirects.find(({from}) => decodedPath(from) === route);
  if (moved) return `${address} has moved. Write ${encodedPath(moved.to)}.`;
  if (generatedList.test(route)) return undefined;
  return `${address} does not exist. ${didYouMean(route, anchors.keys())}Write the path of a page.`;
}

/** The parts of a page, or of a file whose text pages show, that its links depend on. */
type Source = Pick<Page, 'file' | 'route' | 'root' | 'text' | 'bodyLine'>;

/** Checks that the file of an image or link exists. @returns what is wrong, or undefined */
function fileReason(address: string, {file, root}: Source): string | undefined {
  const [name = ''] = decodedPath(address).split(/[?#]/);
  const folders = name.startsWith('/') ? ['static', 'samples'] : [path.posix.dirname(file)];
  const places = folders.map((folder) => path.posix.join(folder, name));
  if (places.some((place) => existsSync(path.join(root, place)))) return undefined;
  return `the file ${address} does not exist. Add ${places[0]}, or link to another file.`;
}

/** Returns the decoded route of the page to which a link of a page points. */
function routeOfLink(target: string, {file, route, root}: Source): string {
  if (target === '') return route;
  // Docusaurus replaces a link to the file of a page with the URL of the page.
  const folder = target.startsWith('/') ? 'docs' : path.posix.dirname(file);
  const source = path.posix.join(folder, target);
  if (/\.mdx?$/.test(target) && existsSync(path.join(root, source))) return routeOf(source, {});
  const {pathname} = new URL(encodeURI(target), `https://site${route}`);
  return decodedPath(pathname).replace(/(.)(?:\/|\.mdx)$/, '$1');
}

/**
 * Checks the links and images of a page.
 *
 * @param links links and images in the body; the function itself finds links in the front matter
 */
export function linkProblems(page: Source, links: readonly PageLink[], site: Site): Problem[] {
  const reasonFor = ({address, isFile}: PageLink): string | undefined => {
    const url = address.replace(/^pathname:\/\//, '');
    if (isFile) return fileReason(url, page);
    const [before = '', hash] = url.split('#');
    const route = routeOfLink(decodedPath(before.split('?')[0] ?? ''), page);
    if (/\.\w+$/.test(route)) {
      const isMade = generatedFile.test(route) || site.anchors.has(route.replace(markdown, ''));
      return isMade ? undefined : fileReason(url, page);
    }
    const anchor = hash === undefined ? undefined : decodeURIComponent(wellFormed(hash));
    return pageReason(address, route, anchor, site);
  };
  const inFrontMatter = matchesByLine(page.text, /\]\(([^()\s]+)/g)
    .map(({line, match: [, address = '']}) => ({line, address}))
    .filter(({line, address}) => line < page.bodyLine && !elsewhere.test(address));
  return [...inFrontMatter, ...links].flatMap((link) => {
    const reason = reasonFor(link);
    return reason ? [problem(page.file, link.line, reason)] : [];
  });
}

/** Checks the links in the texts of a file that pages show, such as the contract. */
export function textProblems(file: string, site: Site): Problem[] {
  const text = readText(path.join(site.root, file));
  return linkProblems({file, route: '', root: site.root, text, bodyLine: Infinity}, [], site);
}

/**
 * Reports addresses in a data file that are not of a page or section: the values of `to` and `url`, and keys such as
 * `/docs/guides/errors`, whose value has anchors as keys.
 *
 * @throws ProblemError if the file is not valid YAML, or does not fit its schema
 */
export function dataProblems(file: DataFile, site: Site): Problem[] {
  function problemsAt(keys: PropertyKey[], data: unknown): Problem[] {
    if (typeof data === 'object')
      return Object.entries(data ?? {}).flatMap(([key, value]) =>
        problemsAt([...keys, Array.isArray(data) ? Number(key) : key], value),
      );
    const [parent, key] = [String(keys.at(-2)), String(keys.at(-1))];
    const value = key === 'to' || key === 'url' ? String(data) : '';
    const address = parent.startsWith('/') ? `${parent}#${key}` : value;
    const [route = '', anchor] = address.split('#');
    const reason = route.startsWith('/') && pageReason(address, decodedPath(route), anchor, site);
    const absolute = path.join(site.root, file);
    return reason ? [problem(file, lineOf(absolute, keys), `${keyName(keys)}: ${reason}`)] : [];
  }
  return problemsAt([], readData(file, site.root));
}
