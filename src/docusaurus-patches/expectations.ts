import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml} from '../site/yamlFiles';

/** Contents of expectations.yaml: for each file of this site, the texts that it relies on by file of Docusaurus. */
export const expectations = readYaml(path.join(__dirname, 'expectations.yaml')) as Record<
  string,
  Record<string, string[]>
>;

/** Returns the text of a file of Docusaurus, such as `core/lib/index.js`; empty if there is none. */
export function originalText(file: string): string {
  const original = path.resolve('node_modules/@docusaurus', file);
  return existsSync(original) ? readFileSync(original, 'utf8') : '';
}

/** Lists expectations that Docusaurus does not meet, each with the file that relies on it. */
export function unmetExpectations(read = originalText): string[] {
  return Object.entries(expectations).flatMap(([reliant, files]) =>
    Object.entries(files).flatMap(([file, texts]) =>
      texts
        .filter((text) => !read(file).includes(text))
        .map((text) => `${reliant} relies on "${text}" in @docusaurus/${file}.`),
    ),
  );
}
