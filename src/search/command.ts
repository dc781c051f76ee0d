// `npm run search -- "query"` prints the results of a query on a built site, and the parts of each score.
import {existsSync, readFileSync} from 'node:fs';
import {DATA_URL, type SearchData} from './data';
import {prepare} from './engine';
import {type Query, readQuery} from './query';
import {rank, type RankedPage} from './ranking';

/** Number of pages that are printed, and of sections for each page. */
const PAGES = 8;
const SECTIONS = 3;

const numbers = (values: Record<string, number>, between: string) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Number(value.toFixed(2))}`)
    .join(between);

const phrases = (all: string[][]) => all.map((terms) => terms.join(' ')).join(', ');

/** Formats the words that are searched for, each with its synonyms. */
function readAs({text, wanted, filter}: Query): string {
  const words = wanted.map(
    ({exact, synonyms}) =>
      `  ${phrases(exact)}${synonyms.length > 0 ? ` (synonyms: ${phrases(synonyms)})` : ''}`,
  );
  const narrowed = Object.entries(filter).map(([name, value]) => `  ${name} ${value}`);
  return [`"${text}" is read as`, ...words, ...narrowed].join('\n');
}

function explain(
  {page, rank: order, parts, sections, has}: RankedPage,
  data: SearchData,
  {wanted}: Query,
): string {
  const {page: own, section, ...factors} = parts;
  const words = [...has].map(
    ([word, share]) => phrases(wanted[word]?.exact ?? []) + (share === 1 ? '' : ' (as a synonym)'),
  );
  const best = sections.slice(0, SECTIONS).map(({index, score}) => {
    const [anchor = '', text = 0] = page.sections[index] ?? [];
    return `   ${score.toFixed(2)} #${anchor} ${data.texts[text]?.[0] ?? ''}`;
  });
  return [
    `${page.title} ${page.call ?? ''} ${page.url}`,
    `   ${numbers(order, ', ')} = (${numbers({page: own, section}, ' + ')}) × ${numbers(factors, ' × ')}`,
    `   matches ${words.join('; ')}`,
    ...best,
  ].join('\n');
}

/** Searches, and returns the output. @throws Error if there is no query or no built index */
function run(typed: string): string {
  const file = `build${DATA_URL}`;
  if (!typed) throw new Error('Missing query. Usage: npm run search -- "cancel a booking"');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm run build first.`);
  const data: SearchData = JSON.parse(readFileSync(file, 'utf8'));
  const engine = prepare(data);
  const query = readQuery(engine, typed);
  const pages = rank(engine, query);
  return [
    readAs(query),
    ...pages.slice(0, PAGES).map((page, place) => `${place + 1}. ${explain(page, data, query)}`),
    `${pages.length} pages`,
  ].join('\n');
}

try {
  console.log(run(process.argv.slice(2).join(' ').trim()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
