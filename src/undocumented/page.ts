import type {ListItem, RootContent} from 'mdast';
import {product} from '../product';
import {
  code,
  component,
  heading,
  type Inline,
  inline,
  link,
  list,
  listItem,
  strong,
} from '../site/mdast';
import {areas, countsOf, type Undocumented, type Subject, type UnknownFacts} from './data';

/** Text in which backticks mark code. */
const marked = (text: string): Inline =>
  text.split('`').map((part, index) => (index % 2 ? code(part) : part));

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
function named({page, kind, name}: Subject): Inline {
  if (page) return link(page.slice(product.siteUrl.length), name);
  const [, start = '', rest = name] = /^(.*?: )(.*)/.exec(name) ?? [];
  return kind === 'other' && !start ? name : [start, code(rest)];
}

/** An item with its texts as a list below it. */
function item(head: Inline, texts: readonly string[]): ListItem {
  const node = listItem([head, ':']);
  return {...node, children: [...node.children, list(texts.map(marked))]};
}

/** A fold with an item for each subject that has texts; empty without any. */
function folded(
  summary: string,
  subjects: readonly Subject[],
  textsOf: (one: Subject) => string[],
): RootContent[] {
  const items = subjects
    .map((one) => ({one, texts: textsOf(one)}))
    .filter(({texts}) => texts.length > 0)
    .map(({one, texts}) => item(named(one), texts));
  return items.length > 0 ? [fold(summary, items)] : [];
}

const fold = (summary: string, children: ListItem[]): RootContent =>
  component('details', {}, [
    component('summary', {}, inline(summary)),
    {type: 'list', ordered: false, spread: false, children},
  ]);

/** Sorts by the address of the page, subjects without a page last. */
const byPage = (a: Subject, b: Subject): number =>
  Number(!a.page) - Number(!b.page) || (a.page ?? '').localeCompare(b.page ?? '');

const ofArea = ({contract}: Undocumented, area: string): Subject[] =>
  contract.filter((subject) => subject.area === area).sort(byPage);

const systemItem = ({name, guide, unknown}: UnknownFacts): ListItem =>
  item(link(guide.slice(product.siteUrl.length), name), grouped(unknown.map((one) => one.name)));

/** What `<Undocumented />` is replaced by: the gaps of each page of the API reference and of each PMS guide. */
export const gapsByPage = (gaps: Undocumented): RootContent[] => [
  ...Object.entries(areas).flatMap(([area, title]) => [
    heading(3, title, area),
    ...folded('Gaps', ofArea(gaps, area), missingOf),
    ...folded('Inferred parts', ofArea(gaps, area), inferredOf),
  ]),
  heading(3, 'PMS guides', 'systems'),
  fold('Unknown facts', gaps.systems.map(systemItem)),
];

/** What `<UndocumentedCounts />` is replaced by: how many gaps each part of the API and the PMS guides have. */
export const gapCounts = (gaps: Undocumented): RootContent[] => [
  list([
    ...Object.entries(areas).map(([area, title]): Inline => {
      const {missing, inferred, knownByName} = countsOf(ofArea(gaps, area));
      const text = `: ${missing} gaps, ${inferred} inferred, ${knownByName} known by name only.`;
      return [strong(title), text];
    }),
    [
      strong('PMS guides'),
      `: ${gaps.counts.systems} unknown facts of ${gaps.systems.length} systems.`,
    ],
  ]),
];
