import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

/** By encoded address and anchor (empty above the first heading), what readers ask for the section in words that it does not have. */
export type Asked = Record<string, Record<string, string>>;

const FILE = 'src/search/index-builder/asked.yaml';
const shape = z.record(z.string().startsWith('/'), z.record(z.string(), z.string().min(1)));

/**
 * @param siteDir root of the project
 * @throws Error naming the file and the key that is not an address, an anchor or a text
 */
export function readAsked(siteDir: string): Asked {
  const read = shape.safeParse(parse(readFileSync(path.join(siteDir, FILE), 'utf8')));
  if (read.success) return read.data;
  const mistakes = read.error.issues.map(({path: at, message}) => `${at.join(' > ')}: ${message}`);
  throw new Error(
    `${FILE}: an address needs its anchors, and each anchor a text.\n${mistakes.join('\n')}`,
  );
}
