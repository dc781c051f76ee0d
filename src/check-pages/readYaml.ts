import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, type Node, type ParsedNode, parseDocument} from 'yaml';
import type {Problem} from '../site/writerError';

/**
 * Reads YAML whose mistakes are told by line.
 *
 * @param file from the root of the repository
 * @returns its contents, and what makes a problem of a message about one of its nodes
 */
export function readYaml(
  file: string,
  root: string,
): {contents: ParsedNode | null; problemAt: (node: unknown, message: string) => Problem} {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(readFileSync(path.join(root, file), 'utf8'), {lineCounter});
  return {
    contents,
    problemAt: (node, message) => ({
      file,
      line: lineCounter.linePos((node as Node | null)?.range?.[0] ?? 0).line,
      message,
    }),
  };
}
