import {encodedPath} from './address';

/**
 * The address of a page's Markdown twin.
 *
 * @param route of the page, such as `/docs/introduction`
 * @param part which of several files of the page, such as `python`; none is the twin itself
 */
export function twinPath(route: string, part?: string): string {
  const name = route === '/' ? '/index' : route.replace(/\/$/, '');
  return part ? `${name}.${part}.md` : `${name}.md`;
}

/** Where the samples of an operation are in every language. */
export const samplesPath = (route: string) => twinPath(route, 'samples');

/**
 * The address of a twin as it stands in a link.
 *
 * @param pathname of the page, with its spaces encoded or not: the browser and the build differ in it
 */
export function twinLink(pathname: string): string {
  return encodedPath(twinPath(pathname));
}
