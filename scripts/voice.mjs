// Counts how the built pages speak, and compares two builds: node scripts/voice.mjs <build> [<build after it>]
import {parseArgs} from 'node:util';
import {byKind, measureBuild} from './voice/measure.mjs';
import {printTable} from './voice/table.mjs';

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {pages: {type: 'boolean', default: false}},
});

if (positionals.length === 0 || positionals.length > 2) {
  console.error(
    'Usage: node scripts/voice.mjs [--pages] <build> [<build after it>]\n' +
      'A build is a folder that npm run build has made; --pages prints a line for each page.',
  );
  process.exit(1);
}

const builds = positionals.map((folder) => measureBuild(folder));
printTable(builds.map(byKind));
if (values.pages)
  printTable(builds.map((pages) => new Map(pages.map((page) => [page.route, page]))));
