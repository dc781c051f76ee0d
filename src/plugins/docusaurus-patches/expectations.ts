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

/** Returns the first line of an expected text that the original lacks, or has elsewhere. */
function missingLine(text: string, original: string): string | undefined {
  const lines = text.split('\n');
  return lines.find((_, index) => !original.includes(lines.slice(0, index + 1).join('\n')));
}

/**
 * Lists expected texts that Docusaurus does not contain, by their first missing line, each with the file of this site
 * that relies on the text.
 */
export function unmetExpectations(read = originalText): string[] {
  return Object.entries(expectations).flatMap(([reliant, files]) =>
    Object.entries(files).flatMap(([file, texts]) =>
      texts
        .map((text) => missingLine(text, read(file)))
        .filter((line) => line !== undefined)
        .map((line) => `${reliant} relies on "${line.trim()}" in @docusaurus/${file}.`),
    ),
  );
}
