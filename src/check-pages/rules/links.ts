import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Image, Link, Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {decodedPath} from '../../site/address';
import {descriptions} from '../../reference/contract/operationFiles';
import {attributeOf} from '../../site/elements';
import {didYouMean} from '../../site/nearest';
import {product} from '../../product';
import type {Anchors} from '../anchors';
import type {Page} from '../../site/pages';
import type {Problem} from '../../site/writerError';
import {type Addresses, strayAddress} from '../addresses';

/** Files that the build makes, which have no source of their own. */
const made = new RegExp(
  `^/(?:openapi/(?:(?:${Object.keys(descriptions).join('|')})\\.(?:yaml|json)|calry\\.postman_collection\\.json)` +
    '|data/(?:pms|gaps)(?:\\.schema)?\\.json|mock/calry-mock\\.tgz|(?:blog|changelog)/(?:rss|atom)\\.xml' +
    '|(?:.+/)?llms(?:-full)?\\.txt|skill\\.md|sitemap\\.xml|robots\\.txt)$',
);

/** What a Markdown twin in one language, or with its samples alone, has before its ending. */
const ofTwin = /\.(?:samples|node|python|php)(?=\.md$)/;

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

type Found = {node: Node; address: string; kind: 'image' | 'link' | 'other'};

/** The addresses of Markdown's links in a text that is no page, such as a value of YAML, by line. */
function linksByLine(text: string): {line: number; address: string}[] {
  return text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/\]\(([^()\s]+)/g)].map(([, address = '']) => ({line: index + 1, address})),
    );
}

/** Links in texts of the front matter, such as those of a change. */
function addressesInFrontMatter({text}: Page): Found[] {
  const [head = ''] = /^---\r?\n[^]*?\n---/.exec(text) ?? [];
  return linksByLine(head).map(({line, address}): Found => {
    const place = {line, column: 1};
    return {node: {type: 'yaml', position: {start: place, end: place}}, address, kind: 'other'};
  });
}

/** Every link and image of a page, in Markdown and in elements. */
function addressesIn(page: Page): Found[] {
  const found = addressesInFrontMatter(page);
  if (!page.tree) return found;
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const {url} = node as Link | Definition | Image;
      found.push({node, address: url, kind: node.type === 'definition' ? 'other' : node.type});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const name of node.name === 'Link' ? ['href', 'to'] : ['href', 'src']) {
        const address = attributeOf(node, name);
        if (address !== undefined)
          found.push({node, address, kind: name === 'src' ? 'image' : 'other'});
      }
    }
  });
  return found;
}

/** @returns what is wrong with the address of another site, or undefined */
function outside(address: string): string | undefined {
  if (address.startsWith(`${product.siteUrl}/`)) {
    return `${address} names this site's own host. Write ${address.slice(product.siteUrl.length)} alone, which the checks can follow.`;
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
    return message ? {file: name, line, message} : [];
  });
}

/** The most that an image may weigh, in kB: a phone on a slow network takes two seconds for it. */
export const imageWeight = 300;

/** @returns what is wrong with a file that a page shows or links to, or undefined */
function file(address: string, page: Page, root: string): string | undefined {
  const [name = ''] = decodedPath(address).split(/[?#]/);
  const absolute = name.startsWith('/')
    ? path.join(root, 'static', name)
    : path.join(root, path.dirname(page.file), name);
  if (!existsSync(absolute)) {
    const place = name.startsWith('/')
      ? `static${name}`
      : path.posix.join(path.posix.dirname(page.file), name);
    return `${address} is no file: there is no ${place}. Put it there, or write the address of one that is.`;
  }
  const weight = Math.round(statSync(absolute).size / 1000);
  return weight > imageWeight
    ? `${address} weighs ${weight} kB, and ${imageWeight} kB is the most. Make it smaller, or save it as WebP or SVG.`
    : undefined;
}

/**
 * What is wrong with the links and images of a page.
 *
 * @param addresses of the site
 * @param anchors of a page of the site by its address
 */
export function linkProblems(
  page: Page,
  root: string,
  addresses: Addresses,
  anchors: Anchors,
): Problem[] {
  const judge = ({node, address, kind}: Found): string | undefined => {
    if (address === '') {
      return 'a link or picture here has no address. Write it between the round brackets, such as (/docs/guides/pagination).';
    }
    if (kind === 'link' && !toString(node).trim()) {
      return `the link to ${address} has no text. Write what the reader finds there between its brackets.`;
    }
    const own = address.replace(/^pathname:\/\//, '');
    if (/^[a-z][\w+.-]*:/i.test(own) || own.startsWith('//')) return outside(own);
    if (kind === 'image') return file(own, page, root);
    const [before = '', hash] = own.split('#');
    const target = decodedPath(before.split('?')[0] ?? '');
    if (target && !target.startsWith('/')) {
      return `${address} is relative. Write the whole address, which begins with a slash: the path of the file without .mdx.`;
    }
    const route = target === '' ? page.route : target.replace(/(.)\/$/, '$1');
    if (route === undefined) return undefined;
    if (/\.\w+$/.test(route)) {
      return made.test(route) || addresses.twins.has(route.replace(ofTwin, ''))
        ? undefined
        : file(own, page, root);
    }
    const stray = strayAddress(
      address,
      route,
      addresses,
      'Write the address of a page: the path of its file without .mdx.',
    );
    if (stray) return stray;
    const there = hash ? anchors(route) : undefined;
    const anchor = decodedPath(hash ?? '');
    if (!there || there.has(anchor)) return undefined;
    return `${route} has no #${anchor}. ${didYouMean(anchor, there)}Write the heading in lower case with hyphens, as its own link has it.`;
  };
  return addressesIn(page).flatMap((found) => {
    const message = judge(found);
    return message ? {file: page.file, line: found.node.position?.start.line ?? 1, message} : [];
  });
}
