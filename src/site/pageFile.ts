// Reads the source of a page, and splits it into front matter and body.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Document, LineCounter, parseDocument} from 'yaml';
import {offsetOf} from './yamlFiles';

/** The source of a page. The front matter is a parsed YAML document. */
export type PageFile = {
  /** Path of the page, relative to `root`. */
  file: string;
  /** The repository root. */
  root: string;
  slug: string;
  yaml: Document.Parsed;
  body: string;
  /** Line on which the body begins, counted from 1. */
  bodyLine: number;
  /** Returns the line of a key or list item of the front matter, or of the nearest ancestor that exists. */
  lineOf(keys: readonly PropertyKey[]): number;
};

/**
 * Reads a page, and splits it into front matter and body.
 *
 * @param file path of the page, relative to `root`
 * @returns the parts; YAML syntax errors are not thrown, but in `yaml.errors`
 */
export const readPageFile = (file: string, root = '.'): PageFile =>
  splitPage(file, readFileSync(path.join(root, file), 'utf8'), root);

/** Cache of parsed front matter. Several features split each page, and most of the time is spent parsing YAML. */
const parsed = new Map<string, {yaml: Document.Parsed; lines: LineCounter}>();

function readFrontMatter(front: string) {
  const lines = new LineCounter();
  const known = parsed.get(front) ?? {yaml: parseDocument(front, {lineCounter: lines}), lines};
  parsed.set(front, known);
  return known;
}

/** Splits the source of a page into front matter and body. Without front matter, `bodyLine` is 1. */
export function splitPage(file: string, content: string, root = '.'): PageFile {
  const match = /^\uFEFF?---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(content);
  const front = match?.[1] ?? '';
  const {yaml, lines} = readFrontMatter(front);
  return {
    file,
    root,
    slug: path.basename(file).replace(/\.mdx?$/, ''),
    yaml,
    body: content.slice(match?.[0].length ?? 0),
    bodyLine: match?.[0].split('\n').length ?? 1,
    lineOf(keys) {
      const offset = offsetOf(yaml, keys);
      // Plus one, because the file begins with `---`.
      return offset === undefined ? 1 : lines.linePos(offset).line + 1;
    },
  };
}
