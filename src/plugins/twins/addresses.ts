import {product} from '../../product';

/** The address of a page as its file is named: decoded, and without the slash that Docusaurus gives to some until late. */
export function routeOf(permalink: string): string {
  return decodeURI(permalink).replace(/(?<=.)\/$/, '');
}

/** The full address of a page or file of this site. */
export function siteUrl(address: string): string {
  const [path = '', ...hash] = address.split('#');
  const encoded = encodeURI(routeOf(path));
  return product.siteUrl + [encoded, ...hash.map((one) => encodeURI(decodeURI(one)))].join('#');
}

/**
 * An address as it is written in a twin, which is read far away from the site.
 *
 * Links lead to the pages, not to their twins: only pages have anchors, and an address that a program hands on to a person
 * should open a page. The head of each twin says how a program gets from one to the other.
 *
 * @param route address of the page on which the link stands
 * @returns undefined for an address relative to a source file, which has no meaning outside of it
 */
export function absolute(href: string, route: string): string | undefined {
  if (href.startsWith('#')) return siteUrl(route + href);
  if (href.startsWith('pathname://')) return siteUrl(href.slice('pathname://'.length));
  if (href.startsWith('/')) return siteUrl(href);
  return /^[a-z]+:/.test(href) ? href : undefined;
}
