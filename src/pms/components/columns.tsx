import type {ReactNode} from 'react';
import {
  authenticationText,
  evidenceOf,
  guideRoute,
  limitText,
  perMinute,
  strictestOf,
  suppliedTexts,
  type SupportEntry,
  supportOf,
  testAccountOf,
} from '../model/derive';
import type {Guide} from '../model/validate';
import {
  authenticationMethods,
  connectionStates,
  noCredentials,
  resourceKeys,
  resources,
  supportLabel,
  supportValues,
  testAccounts,
  webhookSetups,
} from '../model/vocabulary';
import {Evidence, Items, Mark, Text, Value} from './cells';

/**
 * A column of the comparison: its header, its cells and their labels on cards. `by` adds a sort order, a filter
 * and their name in the URL, and the data attributes of the rows.
 */
export type Column = {
  label: string;
  cell(guide: Guide): ReactNode;
  /** What readers can sort or filter by. */
  by?: {
    /** Name in the address, such as `?webhooks=manual`. */
    key: string;
    /**
     * A number, or words in lower case, one of which a filter selects. An empty text and `unknown` come last in any
     * order.
     */
    value(guide: Guide): string | number;
    sorts?: true;
    /** The values that a filter offers, each with its words. */
    filters?: Readonly<Record<string, string>>;
  };
  /** Shown on cards only, where they replace the second table. */
  onCards?: true;
};

/** A table of the comparison. On narrow screens the first becomes cards, and the second is hidden. */
export type ComparisonTable = {title: string; id: 'connect' | 'expose'; columns: Column[]};

const exposedBy = ({pms}: Guide) => supportOf(pms).filter(({support}) => support === 'yes');

/** A column whose value is one of a closed list, by which it is sorted and filtered. */
function choice<Name extends string>(
  label: string,
  key: string,
  words: Readonly<Record<Name, string>>,
  value: (guide: Guide) => Name,
): Column {
  return {
    label,
    by: {key, value, sorts: true, filters: words},
    cell: (guide) => <Value name={value(guide)} label={words[value(guide)]} />,
  };
}

/** The first column of both tables. */
export const nameColumn: Column = {
  label: 'PMS',
  by: {key: 'name', value: ({title}) => title.toLowerCase(), sorts: true},
  cell: ({slug, title, pms: {status}}) => (
    <Text remark={status && connectionStates[status.state]}>
      <a href={guideRoute(slug)}>{title}</a>
    </Text>
  ),
};

const connect: Column[] = [
  {
    label: 'Authentication',
    by: {
      key: 'auth',
      value: ({pms}) => pms.authentication.methods.join(' '),
      sorts: true,
      filters: authenticationMethods,
    },
    cell: ({pms}) => <Items items={authenticationText(pms)} />,
  },
  {
    label: 'You supply',
    by: {
      key: 'supply',
      value: ({pms}) => (suppliedTexts(pms, 'integrator').length > 0 ? 'both' : 'owner'),
      filters: {owner: noCredentials, both: 'Credentials'},
    },
    cell: ({pms}) => <Items items={suppliedTexts(pms, 'integrator')} />,
  },
  {
    label: 'Customer supplies',
    cell: ({pms}) => <Items items={suppliedTexts(pms, 'account-owner')} />,
  },
  choice('Webhooks through Calry', 'webhooks', webhookSetups, ({pms: {webhooks}}) =>
    webhooks.calry === 'unknown' ? 'unknown' : webhooks.calry.setup,
  ),
  {
    label: 'PMS webhooks',
    cell({pms: {webhooks}}) {
      const support = webhooks.system === 'unknown' ? 'unknown' : webhooks.system.support;
      return <Mark support={support} label={supportValues[support]} />;
    },
  },
  {
    label: 'Rate limit',
    by: {
      key: 'limit',
      value({pms}) {
        const limit = strictestOf(pms);
        return (limit && perMinute(limit)) ?? '';
      },
      sorts: true,
    },
    cell({pms}) {
      const limit = strictestOf(pms);
      if (!limit) return <Value name="unknown" label={supportValues.unknown} />;
      const disputed = pms.conflicts.some(({about}) => about === 'rateLimit');
      return <Text remark={disputed && 'Sources disagree'}>{limitText(limit)}</Text>;
    },
  },
  choice('Test account', 'test', testAccounts, ({pms}) => testAccountOf(pms).account),
  {
    label: 'Resources',
    by: {key: 'resources', value: (guide) => exposedBy(guide).length, sorts: true},
    cell: (guide) => `${exposedBy(guide).length} of ${resourceKeys.length}`,
  },
  {
    label: 'Evidence',
    by: {
      key: 'evidence',
      value(guide) {
        const {documented, secondary, unknown} = evidenceOf(guide);
        return (documented / (documented + secondary + unknown)).toFixed(3);
      },
      sorts: true,
    },
    cell: (guide) => <Evidence {...evidenceOf(guide)} />,
  },
  {
    label: 'API resources',
    by: {
      key: 'has',
      value: (guide) =>
        exposedBy(guide)
          .map(({key}) => key)
          .join(' '),
      filters: Object.fromEntries(resourceKeys.map((key) => [key, resources[key].label])),
    },
    onCards: true,
    // One line for each label.
    cell({pms}) {
      const entries = Object.keys(supportValues).flatMap((value) =>
        supportOf(pms).filter(({support}) => support === value),
      );
      const items = [...new Set(entries.map(supportLabel))].map((label) => {
        const same = entries.filter((entry) => supportLabel(entry) === label);
        return `${label}: ${same.map(({key}) => resources[key].label).join(', ')}`;
      });
      return <Items items={items} />;
    },
  },
];

const expose = resourceKeys.map((key, index): Column => ({
  label: resources[key].label,
  cell({pms}) {
    const entry = supportOf(pms)[index] as SupportEntry;
    return <Mark support={entry.support} label={supportLabel(entry)} />;
  },
}));

/** The two tables of the comparison. */
export const comparisonTables: readonly ComparisonTable[] = [
  {title: 'Connection requirements', id: 'connect', columns: connect},
  {title: 'API resources', id: 'expose', columns: expose},
];

const allColumns = [nameColumn, ...comparisonTables.flatMap(({columns}) => columns)];

/** A value that a reader can choose, with its label. */
type Choice = readonly [value: string, label: string];

/** The filters that most readers begin with, in their order; the others follow. */
const firstFilters = ['has', 'test', 'webhooks', 'auth'];

/** The filters and the orders of the comparison, for the fields above it. */
export type Choices = {
  filters: {key: string; label: string; choices: Choice[]}[];
  orders: Choice[];
};

export const choices: Choices = {
  filters: allColumns
    .flatMap(({label, by}) =>
      by?.filters ? [{key: by.key, label, choices: Object.entries(by.filters)}] : [],
    )
    .sort((a, b) => firstFilters.indexOf(b.key) - firstFilters.indexOf(a.key)),
  orders: allColumns.flatMap(({label, by}): Choice[] => (by?.sorts ? [[by.key, label]] : [])),
};

/** The data attributes of a guide's rows, by which they are sorted and filtered. */
export const dataOf = (guide: Guide): Record<string, string | number> =>
  Object.fromEntries(
    allColumns.flatMap(({by}) => (by ? [[`data-${by.key}`, by.value(guide)]] : [])),
  );
