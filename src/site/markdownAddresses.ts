// Builds absolute URLs of pages and of their Markdown versions.
import path from 'node:path/posix';
import {product} from '../product';
import {markdownPath} from './markdownPath';

/**
 * Returns the decoded route of a page, without the trailing slash of some permalinks.
 */
export function decodedRoute(permalink: string): string {
  return decodeURI(permalink).replace(/(?<=.)\/$/, '');
}

/** Returns the absolute URL of a page or file of this site. */
export function siteUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const encoded = encodeURI(decodedRoute(route));
  return product.siteUrl + [encoded, ...hash.map((one) => encodeURI(decodeURI(one)))].join('#');
}

/** Returns the absolute URL of a page's Markdown version. An address with a file extension is kept. */
function markdownUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const target = path.extname(route) ? route : markdownPath(decodedRoute(route));
  return siteUrl([target, ...hash].join('#'));
}

/**
 * Converts a link of a Markdown page to an absolute URL, because Markdown pages are read outside the site. A link to a
 * page of this site becomes a link to the page's Markdown version, so that agents that follow links read only Markdown.
 * Keeps anchors.
 *
 * @returns undefined for a link relative to a source file
 */
export function absoluteUrl(href: string): string | undefined {
  if (href.startsWith('pathname://')) return siteUrl(href.slice('pathname://'.length));
  if (href.startsWith('/')) return markdownUrl(href);
  return /^[a-z]+:/.test(href) ? href : undefined;
}
