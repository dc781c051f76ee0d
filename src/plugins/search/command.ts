// `npm run search -- "query"` searches a built site. It prints the parsed query, the results, and the parts of each
// score as YAML.
import {existsSync, readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {DATA_URL, type SearchData} from './data';
import {prepare} from './engine';
import {readQuery} from './query';
import {rank, type RankedPage} from './ranking';

/** Number of pages that are printed, and number of sections of each page. */
const PAGES = 8;
const SECTIONS = 3;

const words = process.argv.slice(2).join(' ');
if (!words || !existsSync(`build${DATA_URL}`)) {
  console.error('Usage: npm run search -- "query", after `npm run build`');
  process.exit(1);
}
const data: SearchData = JSON.parse(readFileSync(`build${DATA_URL}`, 'utf8'));
const engine = prepare(data);
const query = readQuery(engine, words);
const ranked = rank(engine, query);

const rounded = (values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(2))]),
  );

const phrases = (all: string[][] = []) => all.map((terms) => terms.join(' ')).join(', ');

const explain = ({page, rank: order, parts, sections, coverage}: RankedPage) => ({
  page: [page.title, page.call, page.url].filter(Boolean).join(' '),
  rank: rounded(order),
  parts: rounded(parts),
  matches: [...coverage].map(
    ([word, share]) => phrases(query.wanted[word]?.exact) + (share === 1 ? '' : ' (as a synonym)'),
  ),
  sections: sections.slice(0, SECTIONS).map(({index, score}) => {
    const [anchor = '', text = 0] = page.sections[index] ?? [];
    return `${score.toFixed(2)} #${anchor} ${data.texts[text]?.[0] ?? ''}`;
  }),
});

console.log(
  stringify({
    query: query.text,
    words: query.wanted.map(({exact, synonyms}) => ({
      word: phrases(exact),
      synonyms: phrases(synonyms),
    })),
    filter: query.filter,
    pages: ranked.length,
    results: ranked.slice(0, PAGES).map(explain),
  }),
);
