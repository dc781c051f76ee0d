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
const ranked = rank(engine, query);

const rounded = (_: unknown, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(2)) : value;

console.log(
  stringify(
    {
      words: query.wanted.map(({word, synonyms}) => [word, ...synonyms].join(', ')),
      pages: ranked.length,
      results: ranked.slice(0, PAGES).map(({page, named, score, parts, sections}) => ({
        page: [page.title, page.call, page.url].filter(Boolean).join(' '),
        rank: {named, score},
        parts,
        sections: sections.slice(0, SECTIONS).map(({index, score: part}) => {
          const [anchor = '', text = 0] = page.sections[index] ?? [];
          return `${part.toFixed(2)} #${anchor} ${data.texts[text]?.[0] ?? ''}`;
        }),
      })),
    },
    rounded,
  ),
);
