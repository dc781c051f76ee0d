import {readText} from '../../site/files';
import path from 'node:path';

/** The file of redirects from old paths. */
export const redirectsFile = 'src/plugins/redirects/redirects.txt';

/** A line of the file; `to` is empty if the line is malformed. */
export type Redirect = {from: string; to: string; line: number};

/**
 * Reads the redirects. Each line is `<old path> <new path> 301`, with encoded paths.
 *
 * @param root the repository root
 */
export function readRedirects(root = '.'): Redirect[] {
  const lines = readText(path.join(root, redirectsFile)).split('\n');
  return lines.flatMap((text, index) => {
    const [, from = text.trim(), to = ''] = /^\s*(\S.*?)\s+(\S+)\s+301\s*$/.exec(text) ?? [];
    return from ? [{from, to, line: index + 1}] : [];
  });
}
