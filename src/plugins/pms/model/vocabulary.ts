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
  yesNoUnknown,
  /** What there is for testing: an environment, an account beside live ones, or a trial of the product. */
  sandboxKinds,
  /** How an integrator gets a test account, the quickest way first. */
  waysToTest,
  confidences,
  otherNameKinds,
  connectionStates,
} = closedLists;

/** What a rate limit counts. */
export const countedThings = ['requests', 'credits', 'messages'] as const;

export const requestPlaces = ['header', 'query', 'body'] as const;

/** How to get a test account, including `unknown`. */
export const testAccess = {...waysToTest, unknown: yesNoUnknown.unknown};

/** Label for a side that supplies no credentials. */
export const noCredentials = 'None';

export type ResourceKey = keyof typeof closedLists.resources;

/**
 * The resources that the API of a PMS can expose, named after the resources of the unified API. `use`: what an API can
 * do with this `group`, if each use has a key. `page`: the path of the reference page, relative to
 * `/docs/vacation-rental-api/`; the page of version 2 if there is one.
 */
export const resources: Readonly<Record<ResourceKey, {group: string; use?: string; page: string}>> =
  closedLists.resources;

export const resourceKeys = keysOf(resources) as readonly ResourceKey[];

/** Returns the name of a resource: `Reservations: create`. */
export function resourceLabel(key: ResourceKey): string {
  const {group, use} = resources[key];
  return use ? `${group}: ${use}` : group;
}

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

/** What a resource needs for its label. */
type Supported = {
  key: ResourceKey;
  support: Support;
  reading?: 'unknown';
  writing?: 'yes' | 'reported';
};

/** What is known of a writable resource, by the letters that stand for it in narrow columns. */
const readWrite = {
  R: 'Read, writing unknown',
  W: 'Write, reading unknown',
  'R/W': 'Read and write',
};

/** Returns the letters for reading and writing; undefined for a resource without this difference. */
export function supportLetters({key, support, reading, writing}: Supported) {
  if (support !== 'yes' || !writable.includes(key)) return undefined;
  if (reading) return 'W';
  return writing ? 'R/W' : 'R';
}

/** Returns the label for the support of a resource. */
export function supportLabel(entry: Supported): string {
  const {key, support, writing} = entry;
  if (support === 'embedded' && key === 'guests') return 'In the reservation';
  const letters = supportLetters(entry);
  if (!letters) return supportValues[support];
  return letters === 'R/W' && writing === 'reported'
    ? 'Read, writing reported'
    : readWrite[letters];
}

export type Support = keyof typeof supportValues;
export type Confidence = keyof typeof confidences;
