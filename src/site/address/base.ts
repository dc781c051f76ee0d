// Where this build is published. Docusaurus prefixes the addresses that it knows, and this module all others. Code in
// the browser gets `baseUrl` from Docusaurus instead.
import {product} from '../../product';
import {type Env, fromEnv, originOf} from '../env';

/**
 * Returns the origin of the site, and the path of its home page: `/`, or a folder such as `/preview/`.
 *
 * @throws ProblemError if SITE_URL is not a URL
 */
export function placeFromEnv({SITE_URL, BASE_URL}: Env): {siteOrigin: string; baseUrl: string} {
  const siteOrigin = originOf('SITE_URL', SITE_URL || product.siteUrl);
  return {siteOrigin, baseUrl: `/${BASE_URL ?? ''}/`.replaceAll(/\/{2,}/g, '/')};
}

export const {siteOrigin, baseUrl} = fromEnv(placeFromEnv);
const folder = baseUrl.slice(0, -1);

/** URL of the home page, without the slash at the end. */
export const siteRoot = siteOrigin + folder;

/** Whether the build is not for readers, so that search engines must not list it. */
export const isPreview = siteRoot !== product.siteUrl;

/** Returns the address of a page or file on this host, such as `/preview/docs/introduction`, from its route. */
export const withBase = (route: string): string => folder + route;

/** Returns the route of a page from its address on this host. */
export const withoutBase = (address: string): string => address.slice(folder.length) || '/';

/** Prefixes the routes in rendered HTML. */
export const htmlWithBase = (html: string): string =>
  html.replaceAll(/(?<= (?:href|src)=")\/(?!\/)/g, baseUrl);

/** Turns the addresses in a built page into routes. */
export const htmlWithoutBase = (html: string): string =>
  folder ? html.replaceAll(new RegExp(`(?<==["']?)${baseUrl}`, 'g'), '/') : html;
