import {encodedPath} from '../../address';

/**
 * The address of a page's Markdown twin.
 *
 * @param route of the page, such as `/docs/introduction`
 */
export function twinPath(route: string): string {
  return `${route === '/' ? '/index' : route.replace(/\/$/, '')}.md`;
}

/**
 * The same as it stands in a link.
 *
 * @param pathname of the page, with its spaces encoded or not: the browser and the build differ in it
 */
export function twinLink(pathname: string): string {
  return encodedPath(twinPath(pathname));
}
