// Reads the tables in tests/data/mistakes, and finds the messages that their rows expect.
import path from 'node:path';
import {bundleContract} from '../../../openapi/bundle.mjs';
import {readData} from '../../support/readRows';
import {folderWith} from '../../support/temporaryFolder';

/** A row of a YAML file in tests/data/mistakes. The README there explains the keys. */
export type Row = {
  mistake?: string;
  correct?: string;
  file?: string;
  frontMatter?: string;
  body?: string;
  text?: string;
  find?: string;
  replace?: string;
  named?: string;
  at?: string;
  says?: string | (string | string[])[];
  also?: string;
};

/** Texts of files by path from the root of a site. */
export type Files = Record<string, string>;

/** The body of a post without mistakes. */
const post = 'Text.\n\n{/* truncate */}';

/** Reads a file in tests/data/mistakes. */
export const readTable = <Content = Row[]>(name: string): Content =>
  readData(`tests/data/mistakes/${name}.yaml`);

/** Creates a folder with the files of a site, whose contract is bundled. Returns its absolute path. */
export async function siteWith(files: Files): Promise<string> {
  const root = folderWith('site', files);
  await bundleContract(path.join(root, 'openapi'));
  return root;
}

/**
 * Returns the file that a row changes or adds, and its text with the mistake.
 *
 * @throws Error if the file does not contain the text to replace
 */
export function fileOf(row: Row, files: Files): {file: string; text: string} {
  const name = row.mistake ?? row.correct ?? '';
  const file = row.file ?? `docs/guides/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.mdx`;
  const {find, replace = '', body = file.startsWith('blog/') ? post : 'Text.'} = row;
  if (find !== undefined) {
    if (!files[file]?.includes(find)) throw new Error(`${file} does not contain "${find}".`);
    return {file, text: files[file].replace(find, () => replace)};
  }
  const frontMatter =
    row.frontMatter ??
    `title: ${name}\ndescription: ${name} as an example. The rest makes this as long as a description must be.`;
  return {file, text: row.text ?? `---\n${frontMatter}\n---\n\n${body}\n`};
}

/** Returns the messages that have the file and line of the mistake and the texts that the row expects. */
export function matchingMessages(
  row: Row,
  text: string,
  file: string,
  messages: string[],
): string[] {
  const lines = text.split('\n');
  const written = row.replace ?? row.body ?? row.text ?? '---';
  const at = row.at ?? written.trim().split('\n')[0] ?? '';
  const pieces = [row.says ?? []].flat().map((piece) => [piece].flat());
  return messages.filter((message) => {
    const [start, name, line] = /^([^:]+):(\d+)(?::\d+)?: /.exec(message) ?? [];
    if (start === undefined || name !== (row.named ?? file)) return false;
    const rest = message.slice(start.length).toLowerCase();
    return (
      (row.named !== undefined || lines[Number(line) - 1]?.includes(at)) &&
      pieces.every((some) => some.some((piece) => rest.includes(piece.toLowerCase())))
    );
  });
}
