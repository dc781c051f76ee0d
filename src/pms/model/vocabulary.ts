/**
 * The closed lists of a guide's front matter, each value with the words that readers see. The schema, the derived
 * parts, the comparison and the JSON all import them from here.
 */

/** How a system lets another product in. */
export const authenticationMethods = {
  'oauth-authorization-code': 'OAuth 2.0, sign-in and consent',
  'oauth-client-credentials': 'OAuth 2.0, client credentials',
  'api-key': 'API key',
  'access-token': 'Access token created by the customer',
  'key-pair': 'Key and secret',
  login: 'User name and password',
  'invite-code': 'Invite code',
} as const;

/** Who has to bring a credential. */
export const suppliers = {
  integrator: 'You',
  'account-owner': 'Customer',
} as const;

/** Where a credential is used once it has been found. */
export const destinations = {
  'connect-screen': 'Connection screen',
  workspace: 'Your Calry workspace, once',
  'sign-in': 'Nowhere: the customer signs in and approves',
  system: 'The PMS',
  'not-asked': "Nowhere: Calry doesn't ask for it",
  unknown: 'Unknown',
} as const;

/** What kind of condition has to be met before an account can be connected. */
export const prerequisiteKinds = {
  plan: 'Plan',
  approval: 'Approval',
  agreement: 'Agreement',
  role: 'User role',
  setting: 'Setting',
  network: 'Network',
} as const;

/** How the webhooks of a system reach Calry. */
export const webhookSetups = {
  automatic: 'Automatic',
  manual: 'Manual',
  none: 'None',
  unknown: 'Unknown',
} as const;

export const paginationStyles = {
  page: 'Pages',
  offset: 'Offset',
  cursor: 'Cursor',
  mixed: 'Differs by call',
  none: 'None',
} as const;

/** What a rate limit counts. */
export const countedThings = ['requests', 'credits', 'messages'] as const;

/** The units of a rate limit's window, in seconds. */
export const timeUnits = {second: 1, minute: 60, hour: 3600, day: 86_400} as const;

export const supportValues = {yes: 'Yes', no: 'No', unknown: 'Unknown'} as const;

/** How an integrator gets a test account, the quickest way first. */
export const waysToTest = {
  public: 'Public demo',
  'self-service': 'Open it yourself',
  trial: 'Product trial',
  request: 'On request',
  purchase: 'With a purchase',
} as const;

/** The ways, or that none is known. */
export const testAccess = {...waysToTest, unknown: supportValues.unknown} as const;

/** The words for a test account: a way to one implies that there is one. */
export const testAccounts = {
  ...waysToTest,
  yes: 'Yes; how to get it is unknown',
  no: supportValues.no,
  unknown: supportValues.unknown,
} as const;

/** The words for no credentials on one side. */
export const nothing = 'None';

export const confidences = {
  documented: 'Documented',
  secondary: 'Reported by a third party',
} as const;

export const otherNameKinds = {
  former: 'former name',
  brand: 'brand name',
  product: 'product name',
  domain: 'domain',
} as const;

export const requestPlaces = ['header', 'query', 'body'] as const;

export const connectionStates = {'on-hold': 'On hold'} as const;

/**
 * What a system's API may expose, named after the resources of the unified API. `page` is the reference page of the
 * resource below `/docs/vacation-rental-api/`, of version 2 where it has one.
 */
export const resources = {
  properties: {label: 'Properties', page: 'v2/property'},
  roomTypes: {label: 'Room types or units', page: 'v2/room-types'},
  availability: {label: 'Availability', page: 'v2/availability'},
  rates: {label: 'Rates', page: 'v2/availability'},
  quotes: {label: 'Quotes', page: 'v2/quote'},
  reservationsRead: {label: 'Reservations: read', page: 'v2/reservation'},
  reservationsCreate: {label: 'Reservations: create', page: 'v2/reservation'},
  reservationsUpdate: {label: 'Reservations: update', page: 'v2/reservation'},
  guests: {label: 'Guests', page: 'v1/guest'},
  owners: {label: 'Owners', page: 'v1/owner'},
  reviews: {label: 'Reviews', page: 'v2/review'},
  conversations: {label: 'Conversations', page: 'v2/conversation'},
  customFields: {label: 'Custom fields', page: 'v2/custom-field'},
} as const;

export type ResourceKey = keyof typeof resources;

export const resourceKeys = keysOf(resources) as readonly ResourceKey[];

/** The resources that the unified API writes too, under the same key. A "yes" alone may mean reading there. */
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
