/**
 * Splits a path, URL or name of a nested field into pieces between which a line may break: after a slash or a dot.
 */
export function pathPieces(code: string): string[] {
  return code.match(/[^]+?(?:[/.](?=[\w{])|$)/g) ?? [];
}
