import {keysOf} from '../../../site/keysOf';
import closedLists from './closedLists.json';

/**
 * The closed lists of a guide's front matter: each allowed value with its label. The schema, the guides' pages, the
 * comparison and the published JSON import them from here.
 */
export const {
  /** How a PMS authenticates another product. */
  authenticationMethods,
  /** Who supplies a credential. */
  suppliers,
  /** Where a credential is entered, as the sentence that guides show. */
  destinations,
  /** Conditions to meet before an account can be connected. */
  prerequisiteKinds,
  /** How the webhooks of a PMS reach Calry. */
  webhookSetups,
  paginationStyles,
  /** The units of a rate limit's window, in seconds. */
  timeUnits,
  /** Whether the API of a PMS has a resource. `embedded` and `none`: see `structural`. */
  supportValues,
  answers,
  /** What there is for testing: an environment, an account beside live ones, or a trial of the product. */
  sandboxKinds,
  /** How an integrator gets a test account, the quickest way first. */
  waysToTest,
  confidences,
  otherNameKinds,
  connectionStates,
  /**
   * The resources that the API of a PMS can expose, named after the resources of the unified API. `page`: the path of
   * the reference page, relative to `/docs/vacation-rental-api/`; the page of version 2 if there is one.
   */
  resources,
} = closedLists;

/** What a rate limit counts. */
export const countedThings = ['requests', 'credits', 'messages'] as const;

export const requestPlaces = ['header', 'query', 'body'] as const;

/** How to get a test account, including `unknown`. */
export const testAccess = {...waysToTest, unknown: answers.unknown};

/** Label for a side that supplies no credentials. */
export const noCredentials = 'None';

export type ResourceKey = keyof typeof resources;

export const resourceKeys = keysOf(resources) as readonly ResourceKey[];

/**
 * Resources that an API may have as objects (`yes`), only as fields of another object (`embedded`), or not at all
 * (`none`: the whole list of calls has none). For other resources, `no` means that a complete list lacks them.
 */
export const structural: readonly ResourceKey[] = ['roomTypes', 'units', 'guests'];

/** The mark of a fact that isn't documented. */
export const standingWords = {documented: '', secondary: 'reported', inferred: 'inferred'};

/** Resources that the unified API can read and write. For these, `support: 'yes'` may mean reading only. */
export const writable: readonly ResourceKey[] = [
  'availability',
  'rates',
  'reviews',
  'conversations',
  'customFields',
];

/** Returns the label for the support of a resource. */
export function supportLabel({
  key,
  support,
  reading,
  writing,
}: {
  key: ResourceKey;
  support: Support;
  reading?: 'unknown';
  writing?: 'yes' | 'reported';
}): string {
  if (support === 'embedded') return key === 'guests' ? 'In the reservation' : 'As a field';
  if (support !== 'yes' || !writable.includes(key)) return supportValues[support];
  if (reading) return 'Write, reading unknown';
  if (writing === 'reported') return 'Read, writing reported';
  return writing ? 'Read and write' : 'Read, writing unknown';
}

export type Support = keyof typeof supportValues;
export type Confidence = keyof typeof confidences;
