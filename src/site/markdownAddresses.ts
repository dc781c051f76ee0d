import path from 'node:path/posix';
import {product} from '../product';
import {markdownPath} from './markdownPath';

/**
 * The route of a page as its file is named: decoded, and without the trailing slash that Docusaurus removes late from
 * some.
 */
export function decodedRoute(permalink: string): string {
  return decodeURI(permalink).replace(/(?<=.)\/$/, '');
}

/** The absolute address of a page or file of this site. */
export function siteUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const encoded = encodeURI(decodedRoute(route));
  return product.siteUrl + [encoded, ...hash.map((one) => encodeURI(decodeURI(one)))].join('#');
}

/** The absolute address of the Markdown of a page, or of a file. */
function markdownUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const target = path.extname(route) ? route : markdownPath(decodedRoute(route));
  return siteUrl([target, ...hash].join('#'));
}

/**
 * The address for a link in a Markdown page, which is read outside of the site: absolute, and that of the Markdown of
 * a page, so that a program that follows links reads only Markdown. An anchor is kept.
 *
 * @returns undefined for an address relative to a source file
 */
export function absolute(href: string): string | undefined {
  if (href.startsWith('pathname://')) return siteUrl(href.slice('pathname://'.length));
  if (href.startsWith('/')) return markdownUrl(href);
  return /^[a-z]+:/.test(href) ? href : undefined;
}
