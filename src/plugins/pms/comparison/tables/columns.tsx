// The columns of the PMS comparison, and its filters.
import type {ReactNode} from 'react';
import {
  byWay,
  isApiKey,
  methodsByWay,
  authenticationMethodsOf,
  requiredCredentials,
  suppliedByWay,
  webhooksByWay,
  webhookSetupOf,
} from '../../model/credentials';
import {ownSupportOf} from '../../model/derive';
import type {PmsFacts} from '../../model/schema';
import {
  shortLimits,
  shortMainLimit,
  shortSandboxes,
  shortSupport,
  shortWebhooks,
} from '../../model/shortForm';
import type {PmsGuide} from '../../model/validate';
import {
  yesNoUnknown,
  authenticationMethods,
  noCredentials,
  resourceKeys,
  resourceLabel,
  resources,
  sandboxKinds,
  webhookSetups,
} from '../../model/vocabulary';
import {Items, SupportIcon, Value, WayItems} from './cells';

/** A filter in the form above the comparison. */
export type Filter = {
  /** Name in the URL, such as `?webhooks=manual`, and in the data attributes of rows. */
  key: string;
  label: string;
  /** Labels of the options by their values. An option with several values, separated by commas, accepts each. */
  choices: Readonly<Record<string, string>>;
};

type RowFilter = Filter & {
  /** Returns the values of a PMS, for one way of connecting. `?` precedes a value that is unknown for the PMS. */
  valuesOf(guide: PmsGuide, way?: string): string[];
};

/**
 * A column of the comparison. `label` is its header, or `use` beside another column of the same `group`. The style sheet
 * selects columns by `key`.
 */
export type Column = {
  key?: string;
  label: string;
  group?: string;
  use?: string;
  cell(guide: PmsGuide): ReactNode;
};

/** Labels of authentication methods, with short ones for those that are too long for a column. */
const shortMethods = {
  ...authenticationMethods,
  'oauth-authorization-code': 'OAuth sign-in',
  'oauth-client-credentials': 'Client credentials',
  'access-token': 'Access token',
  login: 'Password',
};

/** Returns what a customer supplies on one way of connecting, or `unknown`. */
function customerEffortOf(pms: PmsFacts, way?: string): string[] {
  const needed = requiredCredentials(pms, 'account-owner', way);
  if (needed.length === 0) return ['unknown'];
  if (needed.every(({goesTo}) => goesTo === 'sign-in')) return ['sign-in'];
  return needed.some(({name}) => isApiKey(name)) ? ['own', 'key'] : ['own'];
}

/** What a connection takes. A column may be a filter, too. */
export const connectColumns: (Column | (Column & RowFilter))[] = [
  {
    label: 'Authentication',
    cell: ({pms}) => <WayItems ways={methodsByWay(pms, shortMethods)} />,
    key: 'auth',
    choices: {
      'oauth-authorization-code,oauth-client-credentials': 'OAuth 2.0, any',
      ...authenticationMethods,
    },
    valuesOf: ({pms}, way) => authenticationMethodsOf(pms, way),
  },
  {
    label: 'You supply',
    cell: ({pms}) => <WayItems ways={suppliedByWay(pms, 'integrator')} />,
    key: 'supply',
    choices: {none: noCredentials, credentials: 'Credentials'},
    valuesOf: ({pms}, way) => [
      requiredCredentials(pms, 'integrator', way).length > 0 ? 'credentials' : 'none',
    ],
  },
  {
    label: 'Customer supplies',
    cell: ({pms}) => <WayItems ways={suppliedByWay(pms, 'account-owner')} />,
    key: 'customer',
    choices: {'sign-in': 'Sign-in only', key: 'API key', own: 'Any key or credentials'},
    valuesOf: ({pms}, way) => customerEffortOf(pms, way),
  },
  {
    label: 'Webhooks through Calry',
    cell: ({pms}) => <WayItems ways={webhooksByWay(pms)} />,
    key: 'webhooks',
    choices: {
      'automatic,manual': `${webhookSetups.automatic} or ${webhookSetups.manual.toLowerCase()}`,
      ...webhookSetups,
    },
    valuesOf: ({pms}, way) => [webhookSetupOf(pms, way)],
  },
  {
    label: 'PMS webhooks',
    cell: (guide) => <SupportIcon {...shortWebhooks(guide)} />,
    key: 'events',
    choices: yesNoUnknown,
    valuesOf: (guide) => [shortWebhooks(guide).support],
  },
  {
    key: 'limit',
    label: 'Rate limit',
    cell(guide) {
      const main = shortMainLimit(guide);
      if (!main) return <Value label={yesNoUnknown.unknown} />;
      const {brief, mark, more} = main;
      return <Items items={shortLimits(guide)} short={brief} mark={mark} more={more} />;
    },
  },
  {
    label: 'For testing',
    cell(guide) {
      const sandboxes = shortSandboxes(guide);
      const [first] = sandboxes;
      if (!first) return <Value label={yesNoUnknown.unknown} />;
      return <Items items={sandboxes} short={first.value} mark={first.mark} />;
    },
    key: 'test',
    choices: {...sandboxKinds, unknown: yesNoUnknown.unknown},
    valuesOf: ({pms: {sandbox}}) =>
      sandbox === 'unknown' || sandbox.kinds.length === 0 ? ['unknown'] : sandbox.kinds,
  },
];

/** The resources of the PMS's own API. */
export const exposeColumns = resourceKeys.map((key, index): Column => ({
  ...resources[key],
  label: resourceLabel(key),
  cell: (guide) => <SupportIcon {...shortSupport(guide, ownSupportOf(guide.pms)[index]!)} />,
}));

export const filters: readonly RowFilter[] = [
  ...connectColumns.filter((column) => 'valuesOf' in column),
  {
    key: 'has',
    label: 'PMS API resources',
    choices: Object.fromEntries(resourceKeys.map((key) => [key, resourceLabel(key)])),
    valuesOf: ({pms}) =>
      ownSupportOf(pms).flatMap(({key, support}) =>
        support === 'yes' ? key : support === 'unknown' ? `?${key}` : [],
      ),
  },
];

/**
 * Returns the data attributes of a guide's rows, by which `src/plugins/pms/comparison` filters them: values separated by
 * spaces. `:2` follows a value of the second way of connecting only.
 */
export const dataOf = (guide: PmsGuide): Record<string, string> => ({
  'data-name': guide.title.toLowerCase(),
  ...Object.fromEntries(
    filters.map(({key, valuesOf}) => {
      const values = byWay(guide.pms, (way) => valuesOf(guide, way)).flatMap((ofWay, index) =>
        ofWay.values.map((value) => (ofWay.way ? `${value}:${index + 1}` : value)),
      );
      return [`data-${key}`, values.join(' ')];
    }),
  ),
});
