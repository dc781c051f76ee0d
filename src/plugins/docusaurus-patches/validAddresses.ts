import {escapedForRegExp} from '../../site/text';

/**
 * Corrects invalid URLs in a page that Docusaurus built. Browsers accept these URLs; validators and search engines
 * report them as errors.
 *
 * - Spaces in folder names are not encoded as `%20`.
 * - Structured data has a trailing slash in the URLs of category pages, whatever `trailingSlash` is set to. For a URL
 *   with the slash, many hosts respond with 404: https://github.com/facebook/docusaurus/issues/10755.
 *
 * @param html a built page
 * @param site URL of the home page without the slash at its end, such as `https://docs.example`
 * @returns the page with valid URLs
 */
export function withValidAddresses(html: string, site: string): string {
  // Links on this site, and other attributes and data that are a URL of it.
  const home = escapedForRegExp(site);
  const addresses = new RegExp(`(?<= href=")/[^"]* [^"]*(?=")|(?<=")${home}/[^"<>]+(?=")`, 'g');
  return html.replaceAll(addresses, (address) => address.replaceAll(' ', '%20').replace(/\/$/, ''));
}
