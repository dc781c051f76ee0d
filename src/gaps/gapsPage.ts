import type {List, ListItem, RootContent} from 'mdast';
import {type Area, areas, countsOf, type Kind, kinds, type Subject} from './contract';
import type {Gaps} from './published';
import type {SystemGaps} from './systems';
import {guideRoute} from '../pms/model/derive';
import {
  code,
  component,
  heading,
  type Inline,
  inline,
  link,
  list,
  listItem,
  paragraph,
  strong,
} from '../site/mdast';

/** Text in which backticks mark code. */
const marked = (text: string): Inline =>
  text.split('`').map((part, index) => (index % 2 ? code(part) : part));

const joined = (items: Inline[], separator = '; '): Inline =>
  items.map((item, index): Inline => (index > 0 ? [separator, item] : item));

/** What the page says in place of a part when the whole is meant. */
const wholes: Record<Kind, string> = {
  name: 'the operation',
  operation: 'the operation',
  event: 'the event',
  schema: 'the schema',
  other: 'all of it',
};

/** One thing that is not documented, or one part that is inferred. */
type Fact = {kind: 'missing' | 'inferred'; part: string; text: string};

const factsOf = ({kind, gaps}: Subject): Fact[] => [
  ...gaps.flatMap(({part, missing}) =>
    missing.map((text): Fact => ({kind: 'missing', part, text})),
  ),
  ...gaps
    .filter(({evidence}) => evidence === 'inferred')
    .map(({part}): Fact => ({kind: 'inferred', part, text: part || wholes[kind]})),
];

/** The items in groups of the same key, in the order in which the first of each comes. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** What stands ahead of the colon in a name that has one. */
const startOf = (name: string) => /^(.*?): /.exec(name)?.[1];

/** Names of the same beginning are told once: "resources: Guests, Owners". */
function grouped(names: readonly string[], separator = '; '): string {
  return groupBy([...new Set(names)], (name) => startOf(name) ?? {whole: name})
    .map((own) => {
      const start = startOf(own[0] ?? '');
      if (start === undefined) return own[0];
      return `${start}: ${own.map((name) => name.slice(start.length + 2)).join(', ')}`;
    })
    .join(separator);
}

/** A line each: "the response fields", "request body: `status`, `type`: the values", "**Inferred:** response 200". */
function say(facts: readonly Fact[]): Inline[] {
  const byPart = groupBy(
    facts.filter(({kind}) => kind === 'missing'),
    ({part}) => part,
  );
  const missing = groupBy(byPart, (own) => own.map(({text}) => text)).map((owns) => {
    const parts = grouped(
      owns.flatMap((own) => own[0]?.part || []),
      ', ',
    );
    const things = owns[0]?.map(({text}) => text).join(', ') ?? '';
    return parts ? `${parts}: ${things}` : things;
  });
  const inferred = facts.filter(({kind}) => kind === 'inferred').map(({text}) => text);
  return [
    ...missing.map(marked),
    ...(inferred.length > 0 ? [[strong('Inferred:'), ' ', marked(grouped(inferred))]] : []),
  ];
}

/** "query parameter: `id`"; a name without a colon is no code. */
function otherName(name: string): Inline {
  const start = startOf(name);
  return start ? [start, ': ', code(name.slice(start.length + 2))] : name;
}

const named = (subjects: readonly Subject[]): Inline =>
  joined(
    subjects.map(({route, kind, name}) =>
      route ? link(route, name) : kind === 'other' ? otherName(name) : code(name),
    ),
    ', ',
  );

/** What so great a part of a group has in common is told once for the group, with the exceptions. */
const mostOf = 3 / 4;

/** Whom a line of the page speaks of, and what it says of them, a line each. */
type Line = {head: Inline; own: Inline[]};

/** The lines of a group: what nearly all have in common, then the rest. Members with the same rest share a line. */
function linesOf(subjects: readonly Subject[]): Line[] {
  const members = subjects.map((subject) => ({subject, facts: factsOf(subject)}));
  const all = members.flatMap(({subject, facts}) => facts.map((fact) => ({subject, fact})));
  const areAlike = groupBy(members, ({facts}) => facts).length === 1;
  const common = groupBy(all, ({fact}) => fact).filter(
    ({length}) => !areAlike && length > 1 && length >= members.length * mostOf,
  );
  const told = new Set(common.map((own) => JSON.stringify(own[0]?.fact)));
  const exceptionsOf = (own: typeof all) =>
    subjects.filter((subject) => own.every((other) => other.subject !== subject));
  const forAll = groupBy(common, (own) => exceptionsOf(own).map(({file}) => file)).map(
    (owns): Line => {
      const exceptions = exceptionsOf(owns[0] ?? []);
      return {
        head: exceptions.length > 0 ? ['All except ', named(exceptions)] : 'All',
        own: say(owns.flatMap((own) => own.slice(0, 1)).map(({fact}) => fact)),
      };
    },
  );
  const rest = members.map(({subject, facts}) => ({
    subject,
    facts: facts.filter((fact) => !told.has(JSON.stringify(fact))),
  }));
  const [bare = [], own] = [true, false].map((isBare) =>
    rest.filter(({facts}) => (facts.length === 0) === isBare),
  );
  return [
    ...forAll,
    ...groupBy(own ?? [], ({facts}) => facts).map((alike): Line => ({
      head: named(alike.map(({subject}) => subject)),
      own: say(alike[0]?.facts ?? []),
    })),
    ...withoutFacts(
      bare.map(({subject}) => subject),
      told.size > 0,
    ),
  ];
}

/** Subjects of which no line says anything else: a line each, below a word on it where the group has other lines. */
function withoutFacts(subjects: readonly Subject[], isTold: boolean): Line[] {
  if (subjects.length === 0) return [];
  const names = subjects.map((subject) => named([subject]));
  return isTold ? [{head: 'No other gaps', own: names}] : names.map((head) => ({head, own: []}));
}

/** More lines than these are folded, so that the headings of the page stay in sight of each other. */
const linesInSight = 6;

const item = ({head, own}: Line): ListItem => {
  const node = listItem(own.length > 0 ? [head, ':'] : head);
  return own.length > 0 ? {...node, children: [...node.children, list(own)]} : node;
};

function folded(lines: Line[], what: string): RootContent {
  const all: List = {type: 'list', ordered: false, spread: false, children: lines.map(item)};
  if (lines.length <= linesInSight) return all;
  const summary = component('summary', {}, inline(`Show ${what}`));
  return component('details', {}, [summary, all]);
}

function section(area: Area, subjects: readonly Subject[]): RootContent[] {
  const own = subjects.filter((subject) => subject.area === area);
  if (own.length === 0) return [];
  const groups = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const members = own.filter((subject) => subject.kind === kind);
    if (members.length === 0) return [];
    const id = `${area}-${kind}`;
    return [
      heading(3, `${kinds[kind]} (${members.length})`, id),
      folded(linesOf(members), `${members.length} ${kinds[kind].toLowerCase()}`),
    ];
  });
  return [heading(2, areas[area], area), ...groups];
}

const systemLine = ({slug, title, unknown}: SystemGaps): Line => ({
  head: [link(guideRoute(slug), title), ` (${unknown.length})`],
  own: groupBy(
    unknown.map(({name}) => name),
    (name) => startOf(name) ?? '',
  ).map((names) => grouped(names, ', ')),
});

/** What `<DocumentationGaps />` stands for: counts, then every gap of the API and of the systems. */
export function gapsPage({contract, systems}: Gaps): RootContent[] {
  const order = Object.keys(areas) as Area[];
  const counts = order.map((area): Inline => {
    const own = contract.filter((subject) => subject.area === area);
    const {missing, inferred} = countsOf(own);
    const byName = own.filter(({kind}) => kind === 'name').length;
    return [
      link(`#${area}`, areas[area]),
      `: ${missing} gaps, ${inferred} inferred, ${byName} known by name only.`,
    ];
  });
  const unknown = systems.reduce((sum, system) => sum + system.unknown.length, 0);
  return [
    heading(2, 'Counts', 'counts'),
    list([
      ...counts,
      [
        link('#systems', 'Property management systems'),
        `: ${unknown} unknown facts of ${systems.length} systems.`,
      ],
    ]),
    ...order.flatMap((area) => section(area, contract)),
    heading(2, 'Property management systems', 'systems'),
    paragraph('The number after a name counts its unknown facts.'),
    folded(systems.map(systemLine), `${systems.length} systems`),
  ];
}
