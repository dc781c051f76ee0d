/** Matches adjacent percent escapes, which may encode one character together, or a stray percent sign. */
const escapes = /(?:%[0-9a-f]{2})+|%/gi;

/**
 * Escapes each percent sign that is not part of a valid escape as `%25`, so that decoding cannot fail.
 *
 * @param address URL or part of a URL, as typed
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
 * Decodes a path.
 *
 * @param path encoded or not: Docusaurus and its router use both
 */
export function decodedPath(path: string): string {
  return decodeURI(wellFormed(path));
}

/**
 * Encodes a path for a link.
 *
 * @param path encoded or not
 */
export function encodedPath(path: string): string {
  return encodeURI(decodedPath(path));
}
