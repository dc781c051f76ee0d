/** Adjacent escapes, which may encode one character together, or a percent sign without an escape. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/**
 * @param address an address or a part of one, as typed
 * @returns the same with each percent sign that is no valid escape as `%25`, so that decoding it cannot fail
 */
export function wellFormed(address: string): string {
  return address.replace(escapes, (found) => {
    try {
      decodeURIComponent(found);
      return found;
    } catch {
      return found.replaceAll('%', '%25');
    }
  });
}

/**
 * @param path of an address, encoded or not: Docusaurus and its router use both
 * @returns the path as readers see it, with its spaces
 */
export function decodedPath(path: string): string {
  return decodeURI(wellFormed(path));
}

/**
 * @param path of an address, encoded or not
 * @returns the path as a link has it, with its spaces encoded
 */
export function encodedPath(path: string): string {
  return encodeURI(decodedPath(path));
}
