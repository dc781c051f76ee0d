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

const rounded = (values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(2))]),
  );

console.log(
  stringify({
    ...query,
    pages: ranked.length,
    results: ranked.slice(0, PAGES).map(({page, call, exact, score, parts, shares, sections}) => ({
      page: [page.title, page.call, page.url].filter(Boolean).join(' '),
      rank: rounded({call, exact, score}),
      parts: rounded(parts),
      matches: query.wanted.flatMap(({word}, index) =>
        shares[index] ? [shares[index] === 1 ? word : `${word} (as a synonym)`] : [],
      ),
      sections: sections.slice(0, SECTIONS).map(({index, score: part}) => {
        const [anchor = '', text = 0] = page.sections[index] ?? [];
        return `${part.toFixed(2)} #${anchor} ${data.texts[text]?.[0] ?? ''}`;
      }),
    })),
  }),
);
