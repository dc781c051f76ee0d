// `npm run sources`: fetches every URL that the contract and the PMS guides cite, and reports broken and stale sources
// as Markdown. A maintainer decides what to do. .github/workflows/sources.yml runs it each week.
import path from 'node:path';
import {loadGuides} from '../src/pms/model';
import {numberedSources} from '../src/pms/model/derive';
import {loadContract} from '../src/reference/contract/load';
import {readYaml} from '../src/site/yamlFiles';

/** A URL, the files that cite it, and the date on which it was last read, if known. */
export type Cited = {url: string; files: string[]; read?: string};

const OLD_DAYS = 180;
const DAY_MS = 86_400_000;
const CONCURRENCY = 8;
const TIMEOUT_MS = 30_000;

type Citation = {url: string; file: string; read?: string};

/** Lists the citations in a file of the contract, recursively. */
function inContract(file: string, value: unknown): Citation[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((one) => inContract(file, one));
  const {'x-source': cited = [], 'x-support': support = []} = value as Record<string, never>;
  return [
    ...[cited].flat().map((url: string) => ({url, file})),
    ...[support]
      .flat()
      .map(({source, read}: {source: string; read: string}) => ({url: source, file, read})),
    ...inside,
  ];
}

/** Lists all URLs that facts of this repository cite. Sources with only a title are left out. */
export function citedSources(): Cited[] {
  const contract = loadContract();
  const all = [
    ...contract.files.flatMap((file) => inContract(path.relative('', file), readYaml(file))),
    ...loadGuides().flatMap((guide) =>
      numberedSources(guide).map(({url, read}) => ({url, read, file: guide.file})),
    ),
  ].filter(({url}) => URL.canParse(url) && url.startsWith('http'));
  return [...new Set(all.map(({url}) => url))].map((url) => {
    const citations = all.filter((one) => one.url === url);
    const read = citations
      .flatMap((one) => one.read ?? [])
      .sort()
      .at(-1);
    return {url, files: [...new Set(citations.map(({file}) => file))], ...(read && {read})};
  });
}

/** Fetches a URL. Returns its error status or error code; undefined if it is available. */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    await response.body?.cancel();
    return response.ok ? undefined : String(response.status);
  } catch (error) {
    const {cause, name} = error as Error & {cause?: {code?: string}};
    return cause?.code ?? name;
  }
}

/**
 * Fetches the sources and lists those that are broken or were read long ago, as Markdown.
 *
 * @param today as an ISO date
 */
export async function sourcesReport(sources: Cited[], today: string): Promise<string> {
  const faults = new Map<string, string>();
  const waiting = [...sources];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const fault = await faultOf(next.url);
      if (fault) faults.set(next.url, fault);
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, work));
  const age = (read: string) => (Date.parse(today) - Date.parse(read)) / DAY_MS;
  const section = (title: string, lines: string[]) => [
    `## ${title} (${lines.length})`,
    '',
    ...lines,
    '',
  ];
  return [
    ...section(
      'Not available',
      sources.flatMap(({url, files}) => {
        const fault = faults.get(url);
        return fault ? [`- ${fault}: ${url} (${files.join(', ')})`] : [];
      }),
    ),
    ...section(
      `Read more than ${OLD_DAYS} days ago`,
      sources.flatMap(({url, files, read}) =>
        read && age(read) > OLD_DAYS ? [`- ${read}: ${url} (${files.join(', ')})`] : [],
      ),
    ),
  ].join('\n');
}

if (process.argv[1]?.endsWith('sources.ts')) {
  void sourcesReport(citedSources(), new Date().toISOString().slice(0, 10)).then(console.log);
}
