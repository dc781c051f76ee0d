import type {RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {product} from '../product';
import {component, heading, inline} from '../site/mdast';
import {areas, countsOf, type Subject, type Undocumented} from './data';

const parse = (lines: readonly string[]): RootContent[] =>
  unified().use(remarkParse).parse(lines.join('\n')).children;

/** Groups items by key, in the order of the first item of each group. */
function groupBy<T>(items: readonly T[], keyOf: (one: T) => string): [key: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of items) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}

/**
 * Joins names with the same beginning: "response 200: `status`" and "response 200: `type`" to "response 200: `status`,
 * `type`".
 */
const grouped = (names: readonly string[]): string[] =>
  groupBy(names, (name) => /^.*?: /.exec(name)?.[0] ?? name).map(([start, own]) =>
    own[0] === start ? start : start + own.map((name) => name.slice(start.length)).join(', '),
  );

/** The gaps of a subject: "request body: `status`, `type`: the values". */
function missingOf({kind, gaps}: Subject): string[] {
  if (kind === 'name') return ['everything except its name'];
  const alike = groupBy(
    gaps.filter(({missing}) => missing.length > 0),
    ({missing}) => missing.join(', '),
  );
  return alike.map(([things, own]) => {
    const parts = grouped(own.flatMap(({part}) => part || [])).join(', ');
    return parts ? `${parts}: ${things}` : things;
  });
}

/** The parts of a subject that are inferred: "response 200", "request body: `status`, `type`". */
function inferredOf({kind, gaps}: Subject): string[] {
  const whole = kind === 'other' ? 'all of it' : `the ${kind}`;
  return grouped(
    gaps.flatMap(({part, evidence}) => (evidence === 'inferred' ? part || whole : [])),
  );
}

/** The page of a subject, or its name: "query parameter: `id`". */
function named({page, kind, name}: Subject): string {
  if (page) return `[${name}](${page.slice(product.siteUrl.length)})`;
  const [, start = '', rest = name] = /^(.*?: )(.*)/.exec(name) ?? [];
  return kind === 'other' && !start ? name : `${start}\`${rest}\``;
}

/** A list item with a list below it; empty without texts. */
const item = (head: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [`- ${head}:`, ...texts.map((text) => `  - ${text}`)] : [];

/** A fold with a list; empty without items. */
const fold = (summary: string, items: readonly string[]): RootContent[] =>
  items.length > 0
    ? [component('details', {}, [component('summary', {}, inline(summary)), ...parse(items)])]
    : [];

/** Sorts by the address of the page, subjects without a page last. */
const byPage = (a: Subject, b: Subject): number =>
  Number(!a.page) - Number(!b.page) || (a.page ?? '').localeCompare(b.page ?? '');

const ofArea = ({contract}: Undocumented, area: string): Subject[] =>
  contract.filter((subject) => subject.area === area).sort(byPage);

/** What `<Undocumented />` is replaced by: the gaps of each page of the API reference and of each PMS guide. */
export const gapsByPage = (gaps: Undocumented): RootContent[] => [
  ...Object.entries(areas).flatMap(([area, title]) => {
    const subjects = ofArea(gaps, area);
    const itemsOf = (textsOf: (one: Subject) => string[]) =>
      subjects.flatMap((one) => item(named(one), textsOf(one)));
    return [
      heading(3, title, area),
      ...fold('Gaps', itemsOf(missingOf)),
      ...fold('Inferred parts', itemsOf(inferredOf)),
    ];
  }),
  heading(3, 'PMS guides', 'systems'),
  ...fold(
    'Unknown facts',
    gaps.systems.flatMap(({name, guide, unknown}) =>
      item(
        `[${name}](${guide.slice(product.siteUrl.length)})`,
        grouped(unknown.map((one) => one.name)),
      ),
    ),
  ),
];

/** What `<UndocumentedCounts />` is replaced by: how many gaps each part of the API and the PMS guides have. */
export const gapCounts = (gaps: Undocumented): RootContent[] =>
  parse([
    ...Object.entries(areas).map(([area, title]) => {
      const {missing, inferred, knownByName} = countsOf(ofArea(gaps, area));
      return `- **${title}**: ${missing} gaps, ${inferred} inferred, ${knownByName} known by name only.`;
    }),
    `- **PMS guides**: ${gaps.counts.systems} unknown facts of ${gaps.systems.length} systems.`,
  ]);
