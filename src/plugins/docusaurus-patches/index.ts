// Docusaurus plugin for what cannot be configured or swizzled, and the check of the code that this site relies on.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readData} from '../readData';

const root = path.join(__dirname, '../../..');

/** Returns the text of a file of Docusaurus, such as `core/lib/index.js`; empty if the file does not exist. */
export function originalText(file: string): string {
  const original = path.join(root, 'node_modules/@docusaurus', file);
  return existsSync(original) ? readFileSync(original, 'utf8') : '';
}

/**
 * Checks that Docusaurus still contains the code that this site relies on.
 *
 * @throws Error with each missing text of expectations.yaml, and the file of this site that relies on it
 */
export function checkExpectations(read = originalText): void {
  const expectations = readData('src/plugins/docusaurus-patches/expectations.yaml', root);
  const problems = Object.entries(expectations).flatMap(([reliant, files]) =>
    Object.entries(files).flatMap(([file, texts]) =>
      texts
        .filter((text) => !read(file).includes(text))
        .map((text) => `${reliant} relies on this text in @docusaurus/${file}:\n${text}`),
    ),
  );
  if (problems.length > 0)
    throw new Error(
      'Docusaurus has changed code that this site relies on. Adapt the files of this site ' +
        `(src/plugins/docusaurus-patches/README.md):\n${problems.join('\n')}`,
    );
}

export default function docusaurusPatchesPlugin(): Plugin {
  checkExpectations();
  return {
    name: 'docusaurus-patches',
    getClientModules: () => [require.resolve('./servedPage')],
  };
}
