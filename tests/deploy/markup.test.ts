// Validates the HTML of all pages with the W3C checker.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {run} from '../../scripts/lib/run.mjs';
import {findExecutable} from '../../scripts/lib/tools.mjs';
import {temporaryFolder} from '../support/temporaryFolder';

type Message = {url?: string; lastLine?: number; message: string; extract?: string};

/**
 * Matches style elements. The test removes them, because the checker reports nesting and newer CSS functions as errors.
 */
const styles = /(<style[^>]*>)[^]*?(<\/style>)/g;

/**
 * Returns true for redundant table roles in the comparison. The roles are needed on phones: there, `display` turns the
 * rows into cards, and browsers drop the native roles of elements whose `display` is changed.
 */
const isException = (file: string, message: string) =>
  file === path.join('docs', 'PMS Specific Guides.html') &&
  /^The “role” attribute must not be used on a “t[rdh]” element which has a “table” ancestor/.test(
    message,
  );

test.skipIf(!findExecutable('java'))('every page is valid HTML for the W3C checker', async () => {
  const copy = temporaryFolder('markup');
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    mkdirSync(path.dirname(path.join(copy, page)), {recursive: true});
    const html = readFileSync(path.join('build', page), 'utf8').replace(styles, '$1$2');
    writeFileSync(path.join(copy, page), html);
  }
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // Deeply nested pages need more than the default stack size.
  const options = ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', copy];
  const {output} = await run('java', options, {quiet: true});
  // Java may print a line before the report.
  const report = JSON.parse(output.slice(output.indexOf('{"'))) as {messages: Message[]};
  const mistakes = report.messages
    .map(({url, ...message}) => ({
      ...message,
      file: url ? path.relative(copy, fileURLToPath(url)) : 'the checker',
    }))
    .filter(({file, message}) => !isException(file, message))
    .map(({file, lastLine, message, extract}) => `${file}:${lastLine} ${message} At: ${extract}`);
  expect(pages.length).toBeGreaterThan(150);
  expect(mistakes).toEqual([]);
});
