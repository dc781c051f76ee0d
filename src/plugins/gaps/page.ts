// Renders the undocumented facts as Markdown nodes.
import type {RootContent} from 'mdast';
import {parseMarkdown} from '../../site/parseMarkdown';
import {groupBy} from '../../site/groupBy';
import {siteRoot} from '../../site/base';
import {component, heading, inline} from '../../site/mdast';
import {apiAreas, countsOf, type IncompleteItem, type GapList} from './data';

const parse = (lines: readonly string[]): RootContent[] => parseMarkdown(lines.join('\n'));

/**
 * Joins names with the same prefix: "response 200: `status`" and "response 200: `type`" become "response 200: `status`,
 * `type`".
 */
const grouped = (names: readonly string[]): string[] =>
  groupBy(names, (name) => /^.*?: /.exec(name)?.[0] ?? name).map(([start, own]) =>
    own[0] === start ? start : start + own.map((name) => name.slice(start.length)).join(', '),
  );

/** Lists the undocumented details of an item: "request body: `status`, `type`: the values". */
function missingOf({kind, gaps}: IncompleteItem): string[] {
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

/** Lists the inferred parts of an item: "response 200", "request body: `status`, `type`". */
function inferredOf({kind, gaps}: IncompleteItem): string[] {
  const wholeItem = kind === 'other' ? 'all of it' : `the ${kind}`;
  return grouped(
    gaps.flatMap(({part, evidence}) => (evidence === 'inferred' ? part || wholeItem : [])),
  );
}

/** Returns a link to the page of an item or, if it has none, its name: "query parameter: `id`". */
function named({page, kind, name}: IncompleteItem): string {
  if (page) return `[${name}](${page.slice(siteRoot.length)})`;
  const [, start = '', rest = name] = /^(.*?: )(.*)/.exec(name) ?? [];
  return kind === 'other' && !start ? name : `${start}\`${rest}\``;
}

/** Returns the lines of a list item with a nested list; empty if there are no texts. */
const item = (head: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [`- ${head}:`, ...texts.map((text) => `  - ${text}`)] : [];

/** Builds a collapsible section (`<details>`) with a list; empty if there are no items. */
const collapsible = (summary: string, items: readonly string[]): RootContent[] =>
  items.length > 0
    ? [component('details', {}, [component('summary', {}, inline(summary)), ...parse(items)])]
    : [];

/** Compares by page URL; items without a page come last. */
const byPage = (a: IncompleteItem, b: IncompleteItem): number =>
  Number(!a.page) - Number(!b.page) || (a.page ?? '').localeCompare(b.page ?? '', 'en');

const ofArea = ({contract}: GapList, area: string): IncompleteItem[] =>
  contract.filter((subject) => subject.area === area).sort(byPage);

/** Returns the replacement for `<Gaps />`: the undocumented facts of each reference page and PMS guide. */
export const gapsByPage = (list: GapList): RootContent[] => [
  ...Object.entries(apiAreas).flatMap(([area, title]) => {
    const subjects = ofArea(list, area);
    const itemsOf = (textsOf: (one: IncompleteItem) => string[]) =>
      subjects.flatMap((one) => item(named(one), textsOf(one)));
    return [
      heading(3, title, area),
      ...collapsible('Gaps', itemsOf(missingOf)),
      ...collapsible('Inferred parts', itemsOf(inferredOf)),
    ];
  }),
  heading(3, 'PMS guides', 'systems'),
  ...collapsible(
    'Unknown facts',
    list.systems.flatMap(({name, guide, unknown}) =>
      item(`[${name}](${guide.slice(siteRoot.length)})`, grouped(unknown.map((one) => one.name))),
    ),
  ),
];

/** Returns the replacement for `<GapCounts />`: the numbers of undocumented facts by part of the API. */
export const gapCounts = (list: GapList): RootContent[] =>
  parse([
    ...Object.entries(apiAreas).map(([area, title]) => {
      const {missing, inferred, knownByName} = countsOf(ofArea(list, area));
      return `- **${title}**: ${missing} gaps, ${inferred} inferred, ${knownByName} known by name only.`;
    }),
    `- **PMS guides**: ${list.counts.systems} unknown facts of ${list.systems.length} systems.`,
  ]);
