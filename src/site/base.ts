// Where this build is published. Docusaurus prefixes the addresses that it knows, and this module all others. Code in
// the browser gets `baseUrl` from Docusaurus instead.
import {product} from '../product';

const {SITE_URL, BASE_URL} = process.env;

if (SITE_URL && !URL.canParse(SITE_URL))
  throw new Error(
    `SITE_URL: "${SITE_URL}" is not a URL. Write an origin, such as https://previews.example.`,
  );

/** Path of the home page: `/`, or a folder such as `/preview/`. */
export const baseUrl = `/${BASE_URL ?? ''}/`.replaceAll(/\/{2,}/g, '/');
const folder = baseUrl.slice(0, -1);

export const siteOrigin = new URL(SITE_URL || product.siteUrl).origin;

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
