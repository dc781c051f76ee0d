import {encodedPath} from './address';

/**
 * Returns the path of the Markdown version of a page.
 *
 * @param route of the page, such as `/docs/introduction`
 * @param part key of an additional file of the page, such as `python`; the page itself by default
 */
export function markdownPath(route: string, part?: string): string {
  const name = route === '/' ? '/index' : route.replace(/\/$/, '');
  return part ? `${name}.${part}.md` : `${name}.md`;
}

/** Returns the path of the file with the samples of an operation in all languages. */
export const samplesPath = (route: string) => markdownPath(route, 'samples');

/**
 * Returns the encoded path of the Markdown version of a page, for a link.
 *
 * @param pathname of the page, encoded or not: the browser and the build differ in this
 */
export function markdownLink(pathname: string): string {
  return encodedPath(markdownPath(pathname));
}
