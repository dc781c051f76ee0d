// Checks that Docusaurus still contains the code that this site relies on.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readData} from '../../site/readData';

const root = path.join(__dirname, '../../..');

/** Contents of expectations.yaml: for each file of this site, files of Docusaurus and the texts expected in them. */
const expectations = readData('src/plugins/docusaurus-patches/expectations.yaml', root);

/** Returns the text of a file of Docusaurus, such as `core/lib/index.js`; empty if the file does not exist. */
export function originalText(file: string): string {
  const original = path.join(root, 'node_modules/@docusaurus', file);
  return existsSync(original) ? readFileSync(original, 'utf8') : '';
}

/** Lists expected texts that Docusaurus does not contain, each with the file of this site that relies on the text. */
export const unmetExpectations = (read = originalText): string[] =>
  Object.entries(expectations).flatMap(([reliant, files]) =>
    Object.entries(files).flatMap(([file, texts]) =>
      texts
        .filter((text) => !read(file).includes(text))
        .map((text) => `${reliant} relies on this text in @docusaurus/${file}:\n${text}`),
    ),
  );
