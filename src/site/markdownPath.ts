import {encodedPath} from './address';

/**
 * The address of a page as Markdown.
 *
 * @param route of the page, such as `/docs/introduction`
 * @param part which of several files of the page, such as `python`; none is the page itself
 */
export function markdownPath(route: string, part?: string): string {
  const name = route === '/' ? '/index' : route.replace(/\/$/, '');
  return part ? `${name}.${part}.md` : `${name}.md`;
}

/** Where the samples of an operation are in every language. */
export const samplesPath = (route: string) => markdownPath(route, 'samples');

/**
 * The address of a Markdown page as a link has it.
 *
 * @param pathname of the page, with its spaces encoded or not: the browser and the build differ in it
 */
export function markdownLink(pathname: string): string {
  return encodedPath(markdownPath(pathname));
}
