// `npm run search -- "query"` searches a built site. It prints the parsed query, and the results with the values by
// which they are ranked, as YAML.
import {existsSync, readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {DATA_URL, type SearchData} from './data';
import {prepare} from './engine';
import {readQuery} from './query';
import {rank} from './ranking';

/** Number of pages that are printed, and number of sections of each page. */
const PAGES = 8;
const SECTIONS = 3;

const typed = process.argv.slice(2).join(' ');
if (!typed || !existsSync(`build${DATA_URL}`)) {
  console.error('Usage: npm run search -- "query", after `npm run build`');
  process.exit(1);
}
const data: SearchData = JSON.parse(readFileSync(`build${DATA_URL}`, 'utf8'));
const engine = prepare(data);
const query = readQuery(engine, typed);

const results = rank(engine, query)
  .slice(0, PAGES)
  .map(({page, named, score, parts, sections}) => ({
    page: `${page.title} ${page.call ?? ''} ${page.url}`,
    rank: {named, score},
    parts,
    sections: sections
      .slice(0, SECTIONS)
      .map(({index, score: part}) => `${part.toFixed(2)} #${page.sections[index]?.[0]}`),
  }));

const words = query.wanted.map(({word, synonyms}) => [word, ...synonyms].join(', '));
console.log(
  stringify({words, results}, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value,
  ),
);
