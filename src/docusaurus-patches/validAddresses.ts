/** Attributes of a page that hold an address of this site, and what programs read of it. */
const attributes = (site: string) =>
  new RegExp(`(?<= (?:href|content)=")(?:${site})?/[^"]* [^"]*(?=")`, 'g');
const structuredData = /(?<=<script[^>]*application\/ld\+json[^>]*>)[^<]*/g;

/**
 * Corrects the addresses that Docusaurus writes into a page: those of a folder with a space in its name keep the space, where only `%20` is
 * valid, and structured data names a folder with a slash at its end, which is another address here.
 *
 * @param html a built page
 * @param site where the site is published, such as `https://docs.example`
 * @returns the same with valid addresses
 */
export function withValidAddresses(html: string, site: string): string {
  const encoded = (address: string) => address.replaceAll(' ', '%20');
  return html
    .replace(attributes(site), encoded)
    .replace(structuredData, (data) =>
      data.replace(new RegExp(`(?<=")${site}/[^"]+(?=")`, 'g'), (address) =>
        encoded(address).replace(/\/$/, ''),
      ),
    );
}
