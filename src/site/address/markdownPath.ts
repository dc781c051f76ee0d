import {encodedPath} from './address';

/**
 * Returns the path of the Markdown version of a page.
 *
 * @param route route of the page, such as `/docs/introduction`
 * @param part key of an additional Markdown file of the page, such as `python`; omitted for the page itself
 */
export function markdownPath(route: string, part?: string): string {
  const name = route === '/' ? '/index' : route.replace(/\/$/, '');
  return part ? `${name}.${part}.md` : `${name}.md`;
}

/** Returns the path of the Markdown file that contains an operation's samples in all languages. */
export const samplesPath = (route: string) => markdownPath(route, 'samples');

/**
 * Returns the encoded path of the Markdown version of a page, for a link.
 *
 * @param pathname path of the page, encoded or decoded, because the browser and the build use different forms
 * @param baseUrl path of the home page
 */
export const markdownLink = (pathname: string, baseUrl: string): string =>
  encodedPath(markdownPath(pathname === baseUrl ? `${baseUrl}index` : pathname));
