// The columns of the PMS comparison, with their filters and sort orders.
import type {ReactNode} from 'react';
import {requiredCredentials, routesOf, suppliedTexts} from '../../model/credentials';
import {
  guideRoute,
  limitsOf,
  perMinute,
  mainLimitOf,
  webhookSetupOf,
  type SupportEntry,
  supportOf,
  usedMethods,
} from '../../model/derive';
import type {PmsFacts} from '../../model/schema';
import {
  shortLimits,
  shortSandbox,
  shortMainLimit,
  supportFact,
  webhooksFact,
} from '../../model/shortForm';
import {monogram} from '../../../../site/monogram';
import type {Guide} from '../../model/validate';
import {
  answers,
  authenticationMethods,
  connectionStates,
  noCredentials,
  resourceKeys,
  resources,
  type suppliers,
  supportValues,
  sandboxKinds,
  webhookSetups,
} from '../../model/vocabulary';
import {Items, SupportIcon, WithRemark, ListValue} from './cells';

/** A column of the comparison. `label` is its header. */
export type Column = {
  label: string;
  cell(guide: Guide): ReactNode;
  /** Makes the column sortable or filterable. */
  by?: {
    /** Name in the URL, such as `?webhooks=manual`, and in the data attributes of rows. */
    key: string;
    /**
     * Returns a number, or lower-case values separated by spaces. A filter can match any of the values. Rows with an
     * empty string or `unknown` are sorted last. `?` precedes a value that is unknown for the PMS.
     */
    value(guide: Guide): string | number;
    sorts?: true;
    /** Options of the filter, as a map from value to label. */
    filters?: Readonly<Record<string, string>>;
  };
  /** A class sets the width, because an inline style would add a hash to the security policy of every page. */
  width?: 'narrow' | 'wide';
};

export type ComparisonTable = {title: string; id: 'connect' | 'expose'; columns: Column[]};

/** Prefixes of the resources in the data attribute of a row; the other resources are not in it. */
const markedAs: Partial<Record<SupportEntry['support'], string>> = {yes: '', unknown: '?'};

/** Creates a sortable and filterable column whose values come from a closed list. */
function choice<Name extends string>(
  label: string,
  key: string,
  words: Readonly<Record<Name, string>>,
  value: (guide: Guide) => Name,
): Column {
  return {
    label,
    by: {key, value, sorts: true, filters: words},
    cell: (guide) => <ListValue name={value(guide)} label={words[value(guide)]} />,
  };
}

/** The first column of both tables. */
export const nameColumn: Column = {
  label: 'PMS',
  by: {key: 'name', value: ({title}) => title.toLowerCase(), sorts: true},
  cell: ({slug, title, pms: {status}}) => (
    <WithRemark remark={status && connectionStates[status.state]}>
      <a href={guideRoute(slug)} {...monogram(title)}>
        {title}
      </a>
    </WithRemark>
  ),
};

/** Labels of authentication methods that are too long for a column. */
const shortMethods: Partial<Record<keyof typeof authenticationMethods, string>> = {
  'oauth-authorization-code': 'OAuth sign-in',
  'oauth-client-credentials': 'Client credentials',
  'access-token': 'Access token',
  login: 'Password',
};

/** Creates a cell with the first credential that a side supplies, and the others in a fold. */
function suppliedCell({pms}: Guide, supplier: keyof typeof suppliers): ReactNode {
  const credentials = requiredCredentials(pms, supplier);
  const first = credentials.find(({route}) => !route) ?? credentials[0];
  const items = suppliedTexts(pms, supplier);
  const [short, ...others] = first?.name.split(' and ') ?? [];
  return <Items items={items} short={short} more={credentials.length - 1 + others.length} />;
}

/** What a customer supplies on one route. */
const customerEfforts = {
  'sign-in': 'Sign-in only',
  own: 'Own key or credentials',
};

/** Returns what the customer supplies on each route, or `unknown`. */
function customerEffortsOf(pms: PmsFacts): string {
  const all = requiredCredentials(pms, 'account-owner');
  const routes = routesOf(all);
  const efforts = (routes.length > 0 ? routes : [undefined]).map((route) => {
    const needed = all.filter((one) => one.route === undefined || one.route === route);
    if (needed.length === 0) return 'unknown';
    if (needed.every(({goesTo}) => goesTo === 'sign-in')) return 'sign-in';
    return 'own';
  });
  return efforts.join(' ');
}

/** Creates a cell with how webhooks are set up, and the route if the setup of only one is known. */
function webhookCell({pms}: Guide): ReactNode {
  const {calry} = pms.webhooks;
  const setup = webhookSetupOf(pms);
  return (
    <WithRemark remark={calry !== 'unknown' && calry.route}>
      <ListValue name={setup} label={webhookSetups[setup]} />
    </WithRemark>
  );
}

const connect: Column[] = [
  {
    label: 'Authentication',
    width: 'wide',
    by: {
      key: 'auth',
      value: ({pms}) => usedMethods(pms).join(' '),
      sorts: true,
      filters: authenticationMethods,
    },
    cell: ({pms}) => (
      <Items
        items={usedMethods(pms).map((one) => shortMethods[one] ?? authenticationMethods[one])}
      />
    ),
  },
  {
    label: 'You supply',
    width: 'wide',
    by: {
      key: 'supply',
      value: ({pms}) => (suppliedTexts(pms, 'integrator').length > 0 ? 'both' : 'owner'),
      filters: {owner: noCredentials, both: 'Credentials'},
    },
    cell: (guide) => suppliedCell(guide, 'integrator'),
  },
  {
    label: 'Customer supplies',
    width: 'wide',
    by: {
      key: 'customer',
      value: ({pms}) => customerEffortsOf(pms),
      filters: customerEfforts,
    },
    cell: (guide) => suppliedCell(guide, 'account-owner'),
  },
  {
    ...choice('Webhooks through Calry', 'webhooks', webhookSetups, ({pms}) => webhookSetupOf(pms)),
    width: 'narrow',
    cell: webhookCell,
  },
  {
    label: 'PMS webhooks',
    width: 'narrow',
    by: {key: 'events', value: (guide) => webhooksFact(guide).support, filters: answers},
    cell: (guide) => <SupportIcon {...webhooksFact(guide)} />,
  },
  {
    label: 'Rate limit',
    width: 'wide',
    by: {
      key: 'limit',
      value({pms}) {
        const limit = mainLimitOf(pms);
        return (limit && perMinute(limit)) ?? '';
      },
      sorts: true,
    },
    cell(guide) {
      const text = shortMainLimit(guide);
      if (!text) return <ListValue name="unknown" label={supportValues.unknown} />;
      const short = text
        .replace(/( requests?)? per /, ' / ')
        .replace(/minutes?/, 'min')
        .replace(/ \(.*/, '');
      const limits = shortLimits(guide).map((one) => one.text);
      return <Items items={limits} short={short} more={limitsOf(guide.pms).length - 1} />;
    },
  },
  {
    label: 'For testing',
    by: {
      key: 'test',
      value: ({pms: {sandbox}}) =>
        (sandbox === 'unknown' ? '' : sandbox.kinds.join(' ')) || 'unknown',
      sorts: true,
      filters: {...sandboxKinds, unknown: supportValues.unknown},
    },
    cell(guide) {
      const text = shortSandbox(guide);
      if (text === supportValues.unknown) return <ListValue name="unknown" label={text} />;
      const [short, ...others] = text.split(', ');
      return (
        <Items
          items={[text]}
          short={short?.replace(/ \(.*/, '')}
          more={others.length}
          evidenceOf={short}
        />
      );
    },
  },
];

const expose = resourceKeys.map((key, index): Column => ({
  label: resources[key].label,
  cell(guide) {
    const entry = supportOf(guide.pms)[index] as SupportEntry;
    return <SupportIcon {...supportFact(guide, entry)} />;
  },
}));

/** The filter by the columns of the second table. */
const resourceFilter: Pick<Column, 'label' | 'by'> = {
  label: 'API resources',
  by: {
    key: 'has',
    value: ({pms}) =>
      supportOf(pms)
        .flatMap(({key, support}) =>
          markedAs[support] === undefined ? [] : markedAs[support] + key,
        )
        .join(' '),
    filters: Object.fromEntries(resourceKeys.map((key) => [key, resources[key].label])),
  },
};

/** The two tables of the comparison. */
export const comparisonTables: readonly ComparisonTable[] = [
  {title: 'Connection requirements', id: 'connect', columns: connect},
  {title: 'API resources', id: 'expose', columns: expose},
];

const allColumns = [nameColumn, ...connect, resourceFilter];

/** An option of a select field. */
type Choice = readonly [value: string, label: string];

/** The order of the filters in the form. */
const filterOrder = ['auth', 'customer', 'events', 'webhooks', 'supply', 'test', 'has'];

/** A filter in the form above the comparison. */
export type Filter = {key: string; label: string; choices: Choice[]};

export const filters: Filter[] = allColumns
  .flatMap(({label, by}) =>
    by?.filters ? [{key: by.key, label, choices: Object.entries(by.filters)}] : [],
  )
  .sort((a, b) => filterOrder.indexOf(a.key) - filterOrder.indexOf(b.key));

/** Returns the data attributes of a guide's rows. `src/plugins/pms/comparison` sorts and filters the rows by them. */
export const dataOf = (guide: Guide): Record<string, string | number> =>
  Object.fromEntries(
    allColumns.flatMap(({by}) => (by ? [[`data-${by.key}`, by.value(guide)]] : [])),
  );
