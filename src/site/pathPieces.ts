/**
 * Splits a path, a URL or the name of a nested field after each slash and dot. A line may break between the pieces.
 */
export function pathPieces(code: string): string[] {
  return code.match(/[^]+?(?:[/.](?=[\w{])|$)/g) ?? [];
}
