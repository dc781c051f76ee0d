import path from 'node:path/posix';
import {product} from '../product';
import {markdownPath} from './markdownPath';

/**
 * Returns the decoded route of a page, without a trailing slash, which some permalinks still have at this stage.
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

/** Returns the absolute URL of the Markdown version of a page, or of a file. */
function markdownUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const target = path.extname(route) ? route : markdownPath(decodedRoute(route));
  return siteUrl([target, ...hash].join('#'));
}

/**
 * Converts a link for a Markdown page, which is read outside the site: to an absolute URL, and to the Markdown version
 * of the target, so that agents that follow links read only Markdown. Anchors are kept.
 *
 * @returns undefined for a link relative to a source file
 */
export function absoluteUrl(href: string): string | undefined {
  if (href.startsWith('pathname://')) return siteUrl(href.slice('pathname://'.length));
  if (href.startsWith('/')) return markdownUrl(href);
  return /^[a-z]+:/.test(href) ? href : undefined;
}
