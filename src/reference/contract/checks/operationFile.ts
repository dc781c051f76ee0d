import path from 'node:path';
import {didYouMean} from '../../../site/nearest';

/**
 * What is wrong with an operation that stands in a root file itself.
 *
 * @param example a reference that would do
 */
export function writtenOut(example: string): string {
  return `is written out. Allowed is a reference to a file of its own, such as {$ref: ${example}}. Move it into one.`;
}

/**
 * What is wrong with an operation that no page shows, to be read behind its place in the root file.
 *
 * @param file of the operation, below the folder of the contract
 * @param docId of the page that must show it
 * @param key what the page must name in its front matter
 * @param docIds of all pages
 */
export function withoutPage(
  file: string,
  docId: string,
  key: string,
  docIds: Iterable<string>,
): string {
  const folder = path.posix.dirname(docId);
  const all = [...docIds];
  const there = all
    .filter((one) => path.posix.dirname(one) === folder && path.posix.basename(one) !== 'index')
    .map((one) => `${path.posix.basename(one)}.mdx`)
    .sort();
  const siblings =
    there.length > 0 && !all.includes(docId)
      ? `${didYouMean(`${path.posix.basename(docId)}.mdx`, there)}Pages there: ${there.join(', ')}. `
      : '';
  return (
    `leads to ${file}, which has no page. Allowed is docs/${docId}.mdx, which has the folder and the name of the file, ` +
    `with "operation: ${key}" in its front matter. ${siblings}Write the page, or rename the file.`
  );
}
