/** How the API is reached, and as whom. */
export type Access = {
  origin: string;
  key: string;
  workspaceId: string;
  integrationAccountId: string;
};

/** A page of a list, as a typed client reads it. */
export type Page = {ids: (string | number | undefined)[]; next: string | undefined};

/** What each generated client does against the mock: a call of each description. */
export type Client = {
  /** The Common API: the states of the links. */
  links: (workspaceId: string) => Promise<(string | undefined)[]>;
  /** v1: a GET that carries a body. */
  batchAvailabilities: (body: Batch) => Promise<unknown>;
  /** v2: a page of reservations. */
  reservations: (page: {limit: number; cursors?: string}) => Promise<Page>;
};

/** The body of v1's batchAvailabilities. */
export type Batch = {propertyIds: string[]; startDate: string; endDate: string; rates: boolean};

/** Where each description is served. */
export const bases = {common: '/api/v1', v1: '/api/v1/vrs', v2: '/api/v2/vrs'};

/** The headers of a call for an account. */
export const accountHeaders = ({workspaceId, integrationAccountId}: Access) => ({
  workspaceId,
  integrationAccountId,
});

/** @returns the header with the key */
export const authorization = ({key}: Access) => ({Authorization: `Bearer ${key}`});

/** @throws Error when there is none, with what the server said instead */
export function required<Data>(data: Data | undefined, error?: unknown): Data {
  if (data === undefined) {
    throw error instanceof Error ? error : new Error(`No answer: ${JSON.stringify(error)}`);
  }
  return data;
}
