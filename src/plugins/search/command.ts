// `npm run search -- "query"` searches a built site. It prints the parsed query, and the results with the values by
// which they are ranked, as YAML. `npm run search -- "query" /path` also prints that page at its rank.
import {existsSync, readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {DATA_URL, type SearchData} from './data';
import {prepare} from './engine';
import {readSynonyms} from './index-builder/collect';
import {readQuery} from './query';
import {rank} from './ranking';

/** Number of pages that are printed, and number of sections of each page. */
const PAGES = 8;
const SECTIONS = 3;

const [typed, path] = process.argv.slice(2);
if (!typed || path?.startsWith('/') === false) {
  console.error('Usage: npm run search -- "query" [/path]');
  process.exit(1);
}
if (!existsSync(`build${DATA_URL}`)) {
  console.error('There is no search index: run `npm run build` first.');
  process.exit(1);
}
const data: SearchData = JSON.parse(readFileSync(`build${DATA_URL}`, 'utf8'));
// Those of the build may be older.
data.synonyms = readSynonyms('.');
const engine = prepare(data);
const query = readQuery(engine, typed);

const results = rank(engine, query)
  .map((result, index) => ({...result, place: index + 1}))
  .filter(({page, place}) => place <= PAGES || decodeURI(page.url) === path)
  .map(({page, place, named, score, parts, sections}) => ({
    page: `${page.title} ${page.call ?? ''} ${page.url}`,
    rank: {place, named, score},
    parts,
    sections: sections
      .slice(0, SECTIONS)
      .map(({index, score: part}) => `${part.toFixed(2)} #${page.sections[index]?.[0]}`),
  }));

const isMissing = path && !results.some(({page}) => decodeURI(page).endsWith(` ${path}`));
const words = query.wanted.map(({word, synonyms}) => [word, ...synonyms].join(', '));
console.log(
  stringify(
    {words, ...(isMissing && {missing: `no word of the query is on ${path}`}), results},
    (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value),
  ),
);
