// `npm run search -- query` searches a built site. It prints the parsed query, and the results with the values by
// which they are ranked, as YAML.
import {existsSync, readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {DATA_URL, type SearchData} from './data';
import {prepare} from './engine';
import {readSynonyms} from './index-builder/collect';
import {readQuery} from './query';
import {rank} from './ranking';

/** Number of pages that are printed, and number of sections of each page. */
const PAGES = 20;
const SECTIONS = 3;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const typed = process.argv.slice(2).join(' ');
const file = `build${DATA_URL}`;
if (!typed) stop('Write what to search for: `npm run search -- v1 PUT availability`.');
if (!existsSync(file)) stop('Run `npm run build` first.');
// The synonyms of the build may be older.
const data: SearchData = {...JSON.parse(readFileSync(file, 'utf8')), synonyms: readSynonyms('.')};
const engine = prepare(data);
const query = readQuery(engine, typed);

const words = query.wanted.map(({word, synonyms}) => [word, ...synonyms].join(', '));
const results = rank(engine, query)
  .slice(0, PAGES)
  .map(({page, sections, ...values}) => ({
    page: `${page.title} ${page.call ?? ''} ${page.url}`,
    ...values,
    sections: sections.slice(0, SECTIONS).map(({anchor, score}) => ({[`#${anchor}`]: score})),
  }));
console.log(
  stringify({words, results}, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value,
  ),
);
