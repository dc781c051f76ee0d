/**
 * Encodes the spaces in URLs of a page that Docusaurus built. Browsers accept these URLs; validators and search engines
 * report them as errors. Finds them in `href` and `content` attributes and in structured data; other content is text.
 *
 * @param html a built page
 * @param site URL of the home page without the slash at its end, such as `https://docs.example`
 * @returns the page with valid URLs
 */
export function withValidAddresses(html: string, site: string): string {
  const withSpace = new RegExp(
    `(?<= href="|(?: href="| content="|":")${site})/[^"]* [^"]*(?=")`,
    'g',
  );
  return html.replace(withSpace, (address) => address.replaceAll(' ', '%20'));
}
