// `node bench/compare.mjs <before> <after> <out>`: what a change does to the built site. Writes `report.md` with the sizes by kind
// of page and the pages that differ, and pictures of those in `before/` and `after/`. Both folders are results of `npm run build`.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {differences} from './compare/differences.mjs';
import {takePictures} from './compare/pictures.mjs';
import {choose, reportText} from './compare/report.mjs';
import {readSite} from './compare/site.mjs';

/** Pages to picture at most: a change of the footer touches all. */
const MOST = 30;

try {
  const [before, after, out] = process.argv.slice(2);
  if (!before || !after || !out) {
    throw new Error(
      'Three folders are needed: node bench/compare.mjs <build before> <build after> <folder for the report>',
    );
  }
  const found = differences(readSite(before), readSite(after));
  const pictures = choose(found, MOST);
  const report = reportText(found, pictures);
  mkdirSync(out, {recursive: true});
  writeFileSync(path.join(out, 'report.md'), report);
  if (pictures.chosen.length > 0) {
    await takePictures(before, pictures.chosen, path.join(out, 'before'));
    await takePictures(after, pictures.chosen, path.join(out, 'after'));
  }
  console.log(report);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
