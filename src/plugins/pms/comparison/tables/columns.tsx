// The columns of the PMS comparison, with their filters and sort orders.
import type {ReactNode} from 'react';
import {connectionWays, requiredCredentials, suppliedTexts} from '../../model/credentials';
import {
  pmsGuideRoute,
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
  sandboxKinds,
  webhookSetups,
} from '../../model/vocabulary';
import {Items, SupportIcon, Value} from './cells';

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
     * empty string or `unknown` are sorted last. `?` precedes a value that is unknown for the PMS, and `:2` follows a
     * value of the second way of connecting only.
     */
    value(guide: Guide): string | number;
    sorts?: true;
    /** Options of the filter, as a map from values, separated by commas, to their label. */
    filters?: Readonly<Record<string, string>>;
  };
  /** A class sets the width, because an inline style would add a hash to the security policy of every page. */
  width?: 'narrow' | 'wide';
};

export type ComparisonTable = {title: string; id: 'connect' | 'expose'; columns: Column[]};

/** The first column of both tables. */
export const nameColumn: Column = {
  label: 'PMS',
  by: {key: 'name', value: ({title}) => title.toLowerCase(), sorts: true},
  cell: ({slug, title, pms: {status}}) => (
    <>
      <a href={pmsGuideRoute(slug)} {...monogram(title)}>
        {title}
      </a>
      {status && <small>{connectionStates[status.state]}</small>}
    </>
  ),
};

/** Labels of authentication methods that are too long for a column. */
const shortMethods: Partial<Record<keyof typeof authenticationMethods, string>> = {
  'oauth-authorization-code': 'OAuth sign-in',
  'oauth-client-credentials': 'Client credentials',
  'access-token': 'Access token',
  login: 'Password',
};

/** Returns the value of each way of connecting, for a data attribute; one value if it holds for all ways. */
function valueByWay(pms: PmsFacts, valueOf: (way: string | undefined) => string): string {
  const [first = valueOf(undefined), ...others] = connectionWays(pms).map(valueOf);
  if (others.every((value) => value === first)) return first;
  return [first, ...others].map((value, index) => `${value}:${index + 1}`).join(' ');
}

/** Creates a cell with the first credential that a side supplies, and all of them in a fold. */
function suppliedCell({pms}: Guide, supplier: keyof typeof suppliers): ReactNode {
  const credentials = requiredCredentials(pms, supplier);
  return (
    <Items items={suppliedTexts(pms, supplier)} short={credentials[0]?.name.split(' and ')[0]} />
  );
}

/** Returns whether an integrator supplies credentials on one way of connecting. */
const supplyOf = (pms: PmsFacts, way: string | undefined) =>
  requiredCredentials(pms, 'integrator', way).length > 0 ? 'both' : 'owner';

/** What a customer supplies on one way of connecting. */
const customerEfforts = {
  'sign-in': 'Sign-in only',
  own: 'Own key or credentials',
};

/** Returns what a customer supplies on one way of connecting, or `unknown`. */
function customerEffortOf(pms: PmsFacts, way: string | undefined): string {
  const needed = requiredCredentials(pms, 'account-owner', way);
  if (needed.length === 0) return 'unknown';
  return needed.every(({goesTo}) => goesTo === 'sign-in') ? 'sign-in' : 'own';
}

/** Returns the authentication methods of each way of connecting. */
const methodsByWay = (pms: PmsFacts): string =>
  valueByWay(pms, (way) => methodOf(pms, way) ?? usedMethods(pms).join(' '));

const methodOf = ({authentication: {methodOfWay}}: PmsFacts, way = '') => methodOfWay?.[way];

/** Creates a cell with the authentication method, and those of all ways of connecting in a fold. */
function methodCell({pms}: Guide): ReactNode {
  const labelOf = (method: keyof typeof authenticationMethods) =>
    shortMethods[method] ?? authenticationMethods[method];
  const ofWays = connectionWays(pms).flatMap((way) => {
    const method = methodOf(pms, way);
    return method ? [{way, label: labelOf(method)}] : [];
  });
  if (ofWays.length === 0) return <Items items={usedMethods(pms).map(labelOf)} />;
  const items = ofWays.map(({way, label}) => (way === label ? label : `${way}: ${label}`));
  return <Items items={items} short={ofWays[0]?.label} />;
}

/** Creates a cell with how webhooks are set up, and the ways for which that is unknown. */
function webhookCell({pms}: Guide): ReactNode {
  const setup = webhookSetupOf(pms);
  const unknown = connectionWays(pms).filter((way) => webhookSetupOf(pms, way) !== setup);
  const label = webhookSetups[setup];
  if (unknown.length === 0) return <Value label={label} />;
  return <Items items={[label, ...unknown.map((way) => `${way}: unknown`)]} />;
}

const connect: Column[] = [
  {
    label: 'Authentication',
    by: {
      key: 'auth',
      value: ({pms}) => methodsByWay(pms),
      sorts: true,
      filters: authenticationMethods,
    },
    cell: methodCell,
  },
  {
    label: 'You supply',
    width: 'wide',
    by: {
      key: 'supply',
      value: ({pms}) => valueByWay(pms, (way) => supplyOf(pms, way)),
      filters: {owner: noCredentials, both: 'Credentials'},
    },
    cell: (guide) => suppliedCell(guide, 'integrator'),
  },
  {
    label: 'Customer supplies',
    width: 'wide',
    by: {
      key: 'customer',
      value: ({pms}) => valueByWay(pms, (way) => customerEffortOf(pms, way)),
      filters: customerEfforts,
    },
    cell: (guide) => suppliedCell(guide, 'account-owner'),
  },
  {
    label: 'Webhooks through Calry',
    width: 'narrow',
    by: {
      key: 'webhooks',
      value: ({pms}) => valueByWay(pms, (way) => webhookSetupOf(pms, way)),
      sorts: true,
      filters: {
        'automatic,manual': `${webhookSetups.automatic} or ${webhookSetups.manual.toLowerCase()}`,
        ...webhookSetups,
      },
    },
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
      if (!text) return <Value label={answers.unknown} />;
      const short = text
        .replace(/( requests?)? per /, ' / ')
        .replace(/ minutes?/, '\u00a0min')
        .replace(/ seconds?/, '\u00a0s')
        .replace(/ \(.*/, '');
      const limits = shortLimits(guide).map((one) => one.text);
      return <Items items={limits} short={short} />;
    },
  },
  {
    label: 'For testing',
    by: {
      key: 'test',
      value: ({pms: {sandbox}}) =>
        (sandbox === 'unknown' ? '' : sandbox.kinds.join(' ')) || 'unknown',
      sorts: true,
      filters: {...sandboxKinds, unknown: answers.unknown},
    },
    cell(guide) {
      const text = shortSandbox(guide);
      if (text === answers.unknown) return <Value label={text} />;
      const [short] = text.split(', ');
      return <Items items={[text]} short={short?.replace(/ \(.*/, '')} evidenceOf={short} />;
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
          support === 'yes' ? key : support === 'unknown' ? `?${key}` : [],
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

/** A filter in the form above the comparison. */
export type Filter = {key: string; label: string; choices: Choice[]};

export const filters: Filter[] = allColumns.flatMap(({label, by}) =>
  by?.filters ? [{key: by.key, label, choices: Object.entries(by.filters)}] : [],
);

/** Returns the data attributes of a guide's rows. `src/plugins/pms/comparison` sorts and filters the rows by them. */
export const dataOf = (guide: Guide): Record<string, string | number> =>
  Object.fromEntries(
    allColumns.flatMap(({by}) => (by ? [[`data-${by.key}`, by.value(guide)]] : [])),
  );
