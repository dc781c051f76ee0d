// Encodes and decodes URL paths, which may contain invalid percent escapes.

/** Matches a stray percent sign, or adjacent percent escapes, because several escapes may encode one character. */
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
 * Decodes a path. An invalid percent escape stays as it is.
 *
 * @param path encoded or decoded, because Docusaurus and its router use both forms
 */
export const decodedPath = (path: string): string => decodeURI(wellFormed(path));

/**
 * Encodes a path for a link.
 *
 * @param path encoded or decoded
 */
export const encodedPath = (path: string): string => encodeURI(decodedPath(path));
