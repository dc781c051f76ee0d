import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, LineCounter, parseDocument} from 'yaml';
import {offsetOf} from './yamlFiles';

/** A page as text: its front matter as a YAML document that knows its lines, and its body. */
export type PageFile = {
  /** Path as it is shown in messages. */
  file: string;
  slug: string;
  yaml: Document.Parsed;
  body: string;
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number;
  /** Line of the file of a key or list item of the front matter, or of its nearest ancestor. */
  lineOf(keys: readonly PropertyKey[]): number;
  /** Line of the file of a character of the front matter. */
  lineAt(offset: number): number;
};

/**
 * Splits a page into front matter and body.
 *
 * @param file path of the page, read from `root`
 * @returns the parts; mistakes in the YAML itself are left in `yaml.errors`
 */
export function readPageFile(file: string, root = '.'): PageFile {
  return splitPage(file, readFileSync(path.join(root, file), 'utf8'));
}

type FrontMatter = {yaml: Document.Parsed; lines: LineCounter};

/** Front matter that was read before: each page is split by several features, and its YAML is most of the work. */
const read = new Map<string, FrontMatter>();

function readFrontMatter(front: string): FrontMatter {
  const known = read.get(front);
  if (known) return known;
  const lines = new LineCounter();
  const one = {yaml: parseDocument(front, {lineCounter: lines, uniqueKeys: true}), lines};
  read.set(front, one);
  return one;
}

export function splitPage(file: string, content: string): PageFile {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(content);
  const front = match?.[1] ?? '';
  const {yaml, lines} = readFrontMatter(front);
  // One more than the YAML's own line: the file begins with `---`.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  return {
    file,
    slug: path.basename(file).replace(/\.mdx?$/, ''),
    yaml,
    body: content.slice(match?.[0].length ?? 0),
    bodyLine: (match?.[0].split('\n').length ?? 1) || 1,
    lineOf(keys) {
      const offset = offsetOf(yaml, keys);
      return offset === undefined ? 1 : lineAt(offset);
    },
    lineAt,
  };
}
