import type {ComparisonRow} from '../../pms/comparison';
import {type ResourceKey, resources, supportValues, webhookSetups} from '../../pms/vocabulary';

/** What stands in a cell. A value has a name that it is coloured by; remarks stand below in small type. */
export type Cell =
  | {kind: 'list'; items: readonly string[]}
  | {kind: 'value'; name: string; label: string; remarks: string[]}
  | {kind: 'text'; text: string; remarks: string[]};

export type Column = {
  label: string;
  /** The name by which the column is sorted. */
  sort?: string;
  cell(row: ComparisonRow): Cell;
};

/** A table of the comparison: how its id and title are, and what it says of each system. */
export type ComparisonTable = {title: string; id: string; columns: readonly Column[]};

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
    label: 'Room types',
    sort: 'rooms',
    cell: ({roomTypes}) => value(roomTypes, supportValues[roomTypes]),
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
      text(
        `${evidence.documented} documented, ${evidence.secondary} reported, ${evidence.unknown} unknown`,
      ),
  },
];

const expose: Column[] = (Object.keys(resources) as ResourceKey[]).map((key) => ({
  label: resources[key].label,
  cell: ({support}) => {
    const found = support.find((entry) => entry.key === key)?.support ?? 'unknown';
    return value(found, supportValues[found]);
  },
}));

/** The two tables of the comparison. */
export const comparisonTables: readonly ComparisonTable[] = [
  {title: 'Connection requirements', id: 'connect', columns: connect},
  {title: 'API resources', id: 'expose', columns: expose},
];
