import {readdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What gains from compression; images are compressed already. */
const text = /\.(html|js|css|svg|json|xml|xsl|txt|md|ya?ml|webmanifest)$/;
/** What readers wait for: here the last hundredths are worth some seconds of the build. */
const waitedFor = /(\.html|\.js|\.css|search[\\/]data\.json)$/;
/** Below this many bytes the saving is not worth a second file. */
const SMALL = 512;

/**
 * Eleven makes a page of the guides 8% smaller than nine, and its scripts too, and takes up to ten times as long, some 250 ms for a
 * page. Markdown and feeds are for programs, which do not wait.
 *
 * @param {string} file
 * @returns {number} the quality that Brotli compresses it with
 */
export const brotliQuality = (file) => (waitedFor.test(file) ? 11 : 9);

/**
 * @param {string} file
 * @returns {Promise<boolean>} whether it was worth it
 */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALL) return false;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, {params}).then((data) => writeFile(`${file}.br`, data)),
    gzip(content, {level: 9}).then((data) => writeFile(`${file}.gz`, data)),
  ]);
  return true;
}

/**
 * Writes a `.br` and a `.gz` file beside each text file of a built site, for servers that send those.
 *
 * @param {string} dir the built site
 * @returns {Promise<number>} how many files were compressed
 */
export async function compressSite(dir) {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  // One list for all processors: whichever is free takes the next file.
  const queue = files.values();
  let count = 0;
  const lanes = Array.from({length: availableParallelism()}, async () => {
    for (const file of queue) if (await compressFile(file)) count += 1;
  });
  await Promise.all(lanes);
  return count;
}
