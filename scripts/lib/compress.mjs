import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What gains from compression; images and the search index are compressed already. */
const text = /\.(html|js|css|svg|json|xml|xsl|txt|md|ya?ml|webmanifest)$/;
/** Below this many bytes the saving is not worth a second file. */
const SMALL = 512;

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
  let count = 0;
  for (const file of files) {
    const content = await readFile(file);
    if (content.length < SMALL) continue;
    const options = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await Promise.all([
      brotli(content, {params: options}).then((data) => writeFile(`${file}.br`, data)),
      gzip(content, {level: 9}).then((data) => writeFile(`${file}.gz`, data)),
    ]);
    count += 1;
  }
  return count;
}
