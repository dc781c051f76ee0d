/**
 * Splits a path or the name of a nested field after each slash and dot, and a URL after the slashes of its path. A line
 * may break between the pieces.
 */
export function pathPieces(code: string): string[] {
  const end = code.includes('://') ? '(?<![:/])/' : '[/.]';
  return code.match(new RegExp(`[^]+?(?:${end}(?=[\\w{])|$)`, 'g')) ?? [];
}
