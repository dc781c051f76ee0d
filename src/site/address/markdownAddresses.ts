// Builds absolute URLs of pages and of their Markdown versions.
import path from 'node:path/posix';
import {decodedPath, encodedPath} from './address';
import {siteRoot} from './base';
import {markdownPath} from './markdownPath';

/**
 * Returns the decoded route of a page, without the trailing slash of some permalinks.
 */
export const decodedRoute = (permalink: string): string =>
  decodedPath(permalink).replace(/(?<=.)\/$/, '');

/** Splits an address into its path, and its query and anchor. */
function splitAddress(address: string): [route: string, rest: string] {
  const end = address.search(/[?#]|$/);
  return [address.slice(0, end), address.slice(end)];
}

/** Returns the absolute URL of a page or file of this site. */
export function siteUrl(address: string): string {
  const [route, rest] = splitAddress(address);
  return siteRoot + encodedPath(decodedRoute(route)) + encodedPath(rest);
}

/** Returns the absolute URL of a page's Markdown version. An address with a file extension or a query is kept. */
function markdownUrl(address: string): string {
  const [route, rest] = splitAddress(address);
  // A page reads its query in the browser.
  const isFile = path.extname(route) || rest.startsWith('?');
  return siteUrl((isFile ? route : markdownPath(decodedRoute(route))) + rest);
}

/**
 * Converts a link of a Markdown page to an absolute URL, because Markdown pages are read outside the site. A link to a
 * page of this site becomes a link to the page's Markdown version, so that agents that follow links read only Markdown.
 * Keeps anchors, which name elements of the page.
 *
 * @returns undefined for a link relative to a source file
 */
export function absoluteUrl(href: string): string | undefined {
  if (href.startsWith('//')) return `https:${href}`;
  if (href.startsWith('/')) return markdownUrl(href);
  return /^[a-z]+:/.test(href) ? href : undefined;
}
