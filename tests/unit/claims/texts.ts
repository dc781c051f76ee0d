import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Folders in which a statement about the API can be written before a reader sees it, and the files of them that hold text. */
const folders = ['docs', 'blog', 'changelog', 'openapi', 'src', 'scripts', 'samples'];
const textual = /\.(mdx?|ya?ml|tsx?|m?js|css|py|php|json)$/;
const alone = ['docusaurus.config.ts', 'sidebars.ts'];

export type Text = {file: string; text: string};

/** The texts of the project, each in one line, so that a statement is found wherever its line breaks. */
export function texts(): Text[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => textual.test(file))
      .map((file) => join(folder, file)),
  );
  return [...files, ...alone].sort().map((file) => ({file, text: inOneLine(file)}));
}

/** Keywords are what readers ask, and comments of YAML what maintainers note: neither is a statement. */
function inOneLine(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^keywords: .*$/m, '')
    .replaceAll(/\.ya?ml$/.test(file) ? /^\s*#.*$/gm : /$^/g, '')
    .replaceAll(/\s+/g, ' ');
}

/**
 * Every place where a text says something, as `file: the words`.
 *
 * @param within the beginning of the files' paths
 */
export function findings(statement: RegExp, within = ''): string[] {
  return texts()
    .filter(({file}) => file.startsWith(within))
    .flatMap(({file, text}) =>
      [...text.matchAll(new RegExp(statement, 'gi'))].map(([words]) => `${file}: ${words}`),
    );
}
