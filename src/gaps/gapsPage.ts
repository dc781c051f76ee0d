import type {RootContent} from 'mdast';
import {type Area, areas, countsOf, type Gap, type Kind, kinds, type Subject} from './contract';
import type {Gaps} from './published';
import type {SystemGaps} from './systems';
import {guideRoute} from '../pms/model/derive';
import {code, heading, type Inline, link, list, paragraph, strong, table} from '../site/mdast';

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

function missingOf({part, missing}: Gap): Inline[] {
  if (missing.length === 0) return [];
  const things = joined(missing.map(marked), ', ');
  return [part ? [marked(part), ': ', things] : things];
}

function line({kind, name, route, gaps}: Subject): Inline {
  const missing = gaps.flatMap(missingOf);
  const inferred = gaps
    .filter(({evidence}) => evidence === 'inferred')
    .map(({part}) => marked(part || wholes[kind]));
  const parts: Inline[] = [
    ...(kind === 'name' ? ['Only the name is known.'] : []),
    ...(missing.length > 0 ? [[strong('Not documented:'), ' ', joined(missing), '.']] : []),
    ...(inferred.length > 0 ? [[strong('Inferred:'), ' ', joined(inferred), '.']] : []),
  ];
  return [
    route ? link(route, name) : kind === 'other' ? name : code(name),
    '. ',
    joined(parts, ' '),
  ];
}

function section(area: Area, subjects: readonly Subject[]): RootContent[] {
  const own = subjects.filter((subject) => subject.area === area);
  if (own.length === 0) return [];
  const groups = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const members = own.filter((subject) => subject.kind === kind);
    if (members.length === 0) return [];
    const id = `${area}-${kind}`;
    return [heading(3, `${kinds[kind]} (${members.length})`, id), list(members.map(line))];
  });
  return [heading(2, areas[area], area), ...groups];
}

/** Names of the same beginning are told once: "resources: Guests, Owners". */
function grouped(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [start = '', ...others] = name.split(': ');
    const rest = others.join(': ');
    groups.set(start, [...(groups.get(start) ?? []), ...(rest ? [rest] : [])]);
  }
  return [...groups]
    .map(([start, rest]) => (rest.length > 0 ? `${start}: ${rest.join(', ')}` : start))
    .join('; ');
}

const systemLine = ({slug, title, unknown}: SystemGaps): Inline => [
  link(guideRoute(slug), title),
  ` (${unknown.length}). `,
  grouped(unknown.map(({name}) => name)),
  '.',
];

/** What `<DocumentationGaps />` stands for: counts, then every gap of the API and of the systems. */
export function gapsPage({contract, systems}: Gaps): RootContent[] {
  const order = Object.keys(areas) as Area[];
  const rows = order.map((area): Inline[] => {
    const own = contract.filter((subject) => subject.area === area);
    const {missing, inferred} = countsOf(own);
    const named = own.filter(({kind}) => kind === 'name').length;
    return [link(`#${area}`, areas[area]), String(missing), String(inferred), String(named)];
  });
  const unknown = systems.reduce((sum, system) => sum + system.unknown.length, 0);
  return [
    heading(2, 'Counts', 'counts'),
    table(['Part', 'Not documented', 'Inferred', 'Known by name only'], rows),
    paragraph(
      link('#systems', 'Property management systems'),
      `: ${unknown} unknown facts of ${systems.length} systems.`,
    ),
    ...order.flatMap((area) => section(area, contract)),
    heading(2, 'Property management systems', 'systems'),
    paragraph('The number after a name counts its unknown facts.'),
    list(systems.map(systemLine)),
  ];
}
