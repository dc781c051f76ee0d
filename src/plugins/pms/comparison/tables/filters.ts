// The filters of the PMS comparison.
import {byWay, methodsOf, requiredCredentials, webhookSetupOf} from '../../model/credentials';
import {supportOf} from '../../model/derive';
import type {PmsFacts} from '../../model/schema';
import {shortWebhooks} from '../../model/shortForm';
import type {Guide} from '../../model/validate';
import {
  answers,
  authenticationMethods,
  noCredentials,
  resourceKeys,
  resourceLabel,
  sandboxKinds,
  webhookSetups,
} from '../../model/vocabulary';

/** A filter in the form above the comparison. */
export type Filter = {
  /** Name in the URL, such as `?webhooks=manual`, and in the data attributes of rows. */
  key: string;
  label: string;
  /** Labels of the options by their values. An option with several values, separated by commas, accepts each. */
  choices: Readonly<Record<string, string>>;
};

type RowFilter = Filter & {
  /**
   * Returns the values of a row, separated by spaces. `?` precedes a value that is unknown for the PMS, and `:2`
   * follows a value of the second way of connecting only.
   */
  valueOf(guide: Guide): string;
};

/** Returns the values of each way of connecting, or those that hold for all ways. */
const valuesByWay = ({pms}: Guide, valuesOf: (pms: PmsFacts, way?: string) => string[]): string =>
  byWay(pms, (way) => valuesOf(pms, way))
    .flatMap(({way, values}, index) =>
      values.map((value) => (way ? `${value}:${index + 1}` : value)),
    )
    .join(' ');

/** Returns what a customer supplies on one way of connecting, or `unknown`. */
function customerEffortOf(pms: PmsFacts, way?: string): string {
  const needed = requiredCredentials(pms, 'account-owner', way);
  if (needed.length === 0) return 'unknown';
  return needed.every(({goesTo}) => goesTo === 'sign-in') ? 'sign-in' : 'own';
}

export const filters: readonly RowFilter[] = [
  {
    key: 'auth',
    label: 'Authentication',
    choices: authenticationMethods,
    valueOf: (guide) => valuesByWay(guide, methodsOf),
  },
  {
    key: 'supply',
    label: 'You supply',
    choices: {owner: noCredentials, both: 'Credentials'},
    valueOf: (guide) =>
      valuesByWay(guide, (pms, way) => [
        requiredCredentials(pms, 'integrator', way).length > 0 ? 'both' : 'owner',
      ]),
  },
  {
    key: 'customer',
    label: 'Customer supplies',
    choices: {'sign-in': 'Sign-in only', own: 'Own key or credentials'},
    valueOf: (guide) => valuesByWay(guide, (pms, way) => [customerEffortOf(pms, way)]),
  },
  {
    key: 'webhooks',
    label: 'Webhooks through Calry',
    choices: {
      'automatic,manual': `${webhookSetups.automatic} or ${webhookSetups.manual.toLowerCase()}`,
      ...webhookSetups,
    },
    valueOf: (guide) => valuesByWay(guide, (pms, way) => [webhookSetupOf(pms, way)]),
  },
  {
    key: 'events',
    label: 'PMS webhooks',
    choices: answers,
    valueOf: (guide) => shortWebhooks(guide).support,
  },
  {
    key: 'test',
    label: 'For testing',
    choices: {...sandboxKinds, unknown: answers.unknown},
    valueOf: ({pms: {sandbox}}) =>
      (sandbox === 'unknown' ? '' : sandbox.kinds.join(' ')) || 'unknown',
  },
  {
    key: 'has',
    label: 'PMS API resources',
    choices: Object.fromEntries(resourceKeys.map((key) => [key, resourceLabel(key)])),
    valueOf: ({pms}) =>
      supportOf(pms)
        .flatMap(({key, support}) =>
          support === 'yes' ? key : support === 'unknown' ? `?${key}` : [],
        )
        .join(' '),
  },
];

/** Returns the data attributes of a guide's rows, by which `src/plugins/pms/comparison` filters them. */
export const dataOf = (guide: Guide): Record<string, string> => ({
  'data-name': guide.title.toLowerCase(),
  ...Object.fromEntries(filters.map(({key, valueOf}) => [`data-${key}`, valueOf(guide)])),
});
