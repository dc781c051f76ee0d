import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The old addresses, in the form that static hosts read; the build publishes the file as it is. */
export const redirectsFile = 'src/redirects/static/_redirects';

/** A line of the file; `to` is empty where the line is malformed. */
export type Redirect = {from: string; to: string; line: number};

/**
 * Reads the old addresses: a line `<old address> <new address> 301` for each, both addresses encoded.
 *
 * @param root of the repository
 */
export function readRedirects(root = '.'): Redirect[] {
  const lines = readFileSync(path.join(root, redirectsFile), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    const [, from = text.trim(), to = ''] = /^\s*(\S.*?)\s+(\S+)\s+301\s*$/.exec(text) ?? [];
    return from ? [{from, to, line: index + 1}] : [];
  });
}
