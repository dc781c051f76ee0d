import path from 'node:path/posix';
import {product} from '../product';
import {twinPath} from './twinPath';

/** The address of a page as its file is named: decoded, and without the slash that Docusaurus gives to some until late. */
export function routeOf(permalink: string): string {
  return decodeURI(permalink).replace(/(?<=.)\/$/, '');
}

/** The full address of a page or file of this site. */
export function siteUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const encoded = encodeURI(routeOf(route));
  return product.siteUrl + [encoded, ...hash.map((one) => encodeURI(decodeURI(one)))].join('#');
}

/** The full address of the twin of a page, or of a file. */
function twinUrl(address: string): string {
  const [route = '', ...hash] = address.split('#');
  const target = path.extname(route) ? route : twinPath(routeOf(route));
  return siteUrl([target, ...hash].join('#'));
}

/**
 * An address as it is written in a twin, which is read far away from the site: in full, and of a page its twin, so that a
 * program that follows it goes on reading Markdown. An anchor stays: it names the section.
 *
 * @returns undefined for an address relative to a source file, which has no meaning outside of it
 */
export function absolute(href: string): string | undefined {
  if (href.startsWith('pathname://')) return siteUrl(href.slice('pathname://'.length));
  if (href.startsWith('/')) return twinUrl(href);
  return /^[a-z]+:/.test(href) ? href : undefined;
}
