import type {ComparisonRow} from './model/comparison';
import {
  type ResourceKey,
  resources,
  supportLabel,
  supportValues,
  testAccounts,
  webhookSetups,
} from './model/vocabulary';

/** What stands in a cell. A value has a name that it is coloured by; a mark is a value drawn as a sign, with a short word below it where the sign is not enough. Remarks stand below in small type. */
export type Cell =
  | {kind: 'list'; items: readonly string[]}
  | {kind: 'mark'; name: string; label: string; short?: string}
  | {kind: 'value'; name: string; label: string; remarks: string[]}
  | {kind: 'text'; text: string; remarks: string[]};

export type Column = {
  label: string;
  /** The name by which the column is sorted. */
  sort?: string;
  cell(row: ComparisonRow): Cell;
};

/** A table of the comparison: how its id and title are, and what it says of each system. */
export type ComparisonTable = {title: string; id: 'connect' | 'expose'; columns: readonly Column[]};

const list = (items: readonly string[]): Cell => ({kind: 'list', items});

const text = (content: string, ...remarks: string[]): Cell => ({
  kind: 'text',
  text: content,
  remarks,
});

const value = (name: string, label: string, ...remarks: string[]): Cell => ({
  kind: 'value',
  name,
  label,
  remarks,
});

const systemRemarks: Record<ComparisonRow['systemWebhooks'], string> = {
  yes: 'The PMS offers webhooks',
  no: 'The PMS offers none',
  unknown: 'PMS webhooks unknown',
};

const connect: Column[] = [
  {label: 'Authentication', sort: 'auth', cell: ({authentication}) => list(authentication)},
  {label: 'You supply', cell: ({integrator}) => list(integrator)},
  {label: 'Account owner supplies', cell: ({owner}) => list(owner)},
  {
    label: 'Webhooks through Calry',
    sort: 'webhooks',
    cell: ({webhooks, systemWebhooks}) =>
      value(webhooks, webhookSetups[webhooks], systemRemarks[systemWebhooks]),
  },
  {
    label: 'Rate limit',
    sort: 'limit',
    cell: ({limit}) =>
      limit
        ? text(limit.text, limit.scope, ...(limit.disputed ? ['Sources disagree'] : []))
        : value('unknown', supportValues.unknown),
  },
  {
    label: 'Test account',
    sort: 'test',
    cell: ({testAccount}) => value(testAccount, testAccounts[testAccount]),
  },
  {
    label: 'Resources',
    sort: 'resources',
    cell: ({support}) => {
      const count = support.filter((entry) => entry.support === 'yes').length;
      return text(`${count} of ${support.length}`);
    },
  },
  {
    label: 'Evidence',
    sort: 'evidence',
    cell: ({evidence}) =>
      list([
        `${evidence.documented} documented`,
        `${evidence.secondary} reported`,
        `${evidence.unknown} unknown`,
      ]),
  },
];

/** What there is room for below a sign. */
const shortLabels: Record<string, string> = {
  'Read and write': 'write',
  'Read, writing unknown': 'write?',
};

const expose: Column[] = (Object.keys(resources) as ResourceKey[]).map((key) => ({
  label: resources[key].label,
  ...(key === 'roomTypes' && {sort: 'rooms'}),
  cell: ({support}) => {
    const found = support.find((entry) => entry.key === key) ?? {key, support: 'unknown' as const};
    const label = supportLabel(found);
    const short = shortLabels[label];
    return {kind: 'mark', name: found.support, label, ...(short && {short})};
  },
}));

/** What the API of a system exposes, in one line for each answer: the row of the second table, where there is no room for it. */
export const exposedOf = ({support}: ComparisonRow): Cell =>
  list(
    (['yes', 'no', 'unknown'] as const).flatMap((answer) => {
      const given = support.filter((entry) => entry.support === answer);
      return [...new Set(given.map(supportLabel))].map((label) => {
        const same = given.filter((entry) => supportLabel(entry) === label);
        return `${label}: ${same.map(({key}) => resources[key].label).join(', ')}`;
      });
    }),
  );

/** The two tables of the comparison. */
export const comparisonTables: readonly ComparisonTable[] = [
  {title: 'Connection requirements', id: 'connect', columns: connect},
  {title: 'API resources', id: 'expose', columns: expose},
];
