// Paths and texts of files, the same on every system.
import {readFileSync} from 'node:fs';
import nativePath from 'node:path';

/**
 * Returns the path of a file from the root of the repository, with `/` between folders.
 *
 * @param file native path, such as `docs\\a.mdx` on Windows
 * @param root native path of the repository root
 */
export const repositoryPath = (file: string, root = '.', path = nativePath): string =>
  path.relative(root, file).split(path.sep).join('/');

/** Reads a text file. Git may have converted its line breaks to CRLF. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
