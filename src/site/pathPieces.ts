/**
 * @param code a path, an address or the name of a nested field
 * @returns its pieces, between which a line may break: behind a slash or a dot, never inside a word
 */
export function pathPieces(code: string): string[] {
  return code.match(/[^]+?(?:[/.](?=[\w{])|$)/g) ?? [];
}
