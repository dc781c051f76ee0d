import closedLists from './closedLists.json';

/**
 * The closed lists of a guide's front matter, each value with the words that readers see. The schema, the derived
 * parts, the comparison and the JSON all import them from here.
 */
export const {
  /** How a PMS authenticates another product. */
  authenticationMethods,
  /** Who supplies a credential. */
  suppliers,
  /** Where a credential is entered. */
  destinations,
  /** Conditions to meet before an account can be connected. */
  prerequisiteKinds,
  /** How the webhooks of a PMS reach Calry. */
  webhookSetups,
  paginationStyles,
  /** The units of a rate limit's window, in seconds. */
  timeUnits,
  supportValues,
  /** How an integrator gets a test account, the quickest way first. */
  waysToTest,
  confidences,
  otherNameKinds,
  connectionStates,
  /**
   * What the API of a PMS may expose, named after the resources of the unified API. `page` is the reference page of
   * the resource below `/docs/vacation-rental-api/`, of version 2 where it has one.
   */
  resources,
} = closedLists;

/** What a rate limit counts. */
export const countedThings = ['requests', 'credits', 'messages'] as const;

export const requestPlaces = ['header', 'query', 'body'] as const;

/** The ways to a test account, or that none is known. */
export const testAccess = {...waysToTest, unknown: supportValues.unknown};

/** Labels for test accounts. A known way to get one means that there is one. */
export const testAccounts = {
  ...waysToTest,
  yes: 'Yes; how to get it is unknown',
  no: supportValues.no,
  unknown: supportValues.unknown,
};

/** The label of a side that supplies no credentials. */
export const noCredentials = 'None';

export type ResourceKey = keyof typeof resources;

export const resourceKeys = keysOf(resources) as readonly ResourceKey[];

/** The resources that the unified API writes too, under the same key. "yes" may mean only reading for them. */
const writable = /^(?:availability|rates|reviews|conversations|customFields)$/;

/** The words for the support of a resource. */
export function supportLabel(entry: {key: ResourceKey; support: Support; writing?: 'yes'}): string {
  const {key, support, writing} = entry;
  if (support !== 'yes' || !writable.test(key)) return supportValues[support];
  return writing ? 'Read and write' : 'Read, writing unknown';
}

export type Support = keyof typeof supportValues;
export type TestAccount = keyof typeof testAccounts;
export type Confidence = keyof typeof confidences;

/** The keys of a closed list, as a tuple that zod takes. */
export function keysOf<T extends Record<string, unknown>>(list: T): [keyof T & string] {
  return Object.keys(list) as [keyof T & string];
}
