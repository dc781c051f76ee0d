// The model of the contract: everything that the site reads from the OpenAPI documents in openapi/.
import type {Oas3_1Schema} from '@redocly/openapi-core';
import type {ApiName} from '../../../../openapi/apis.mjs';
import type {UnifiedSupport} from '../../../site/unifiedSupport';

/** How certain a statement of the contract is; openapi/README.md has the rules. */
export type Evidence =
  | {level: 'documented'}
  | {level: 'partial'; missing: string[]}
  /** `part`: what is inferred, if the whole is documented. */
  | {level: 'inferred'; from: string; missing: string[]; part?: 'fields'};

/** A JSON Schema of the contract with all references resolved and every `allOf` merged. */
export type Schema = Omit<
  Oas3_1Schema,
  'properties' | 'additionalProperties' | 'items' | 'anyOf'
> & {
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  'x-evidence'?: Evidence['level'];
  'x-missing'?: string[];
  'x-inferred-from'?: string;
  /** Set where a field is documented and only its members are inferred. */
  'x-inferred-part'?: 'fields';
  'x-note'?: string;
  'x-support'?: unknown;
  /** The meanings of the `enum` values, in the same order. */
  'x-enum-descriptions'?: string[];
  /** The schema of members whose names are not documented. */
  'x-additional-members'?: Schema;
  /**
   * Whether the samples contain an optional member: true if the shortest one does too, because the call makes little
   * sense without it; false if none does, because another member replaces it.
   */
  'x-in-samples'?: boolean;
  /** v2 only: the name of the same field in v1. */
  'x-renamed-from'?: string;
  /** v2 only: the v1 entity that had the field. */
  'x-moved-from'?: string;
  /** Set where a schema contains itself: the title of the schema, which has no members here. */
  'x-recursion'?: string;
};

export type Parameter = {
  name: string;
  in: 'header' | 'path' | 'query';
  required: boolean;
  description: string;
  deprecated: boolean;
  schema: Schema;
  example?: unknown;
  evidence: Evidence;
  /** v2 only: the name of the same parameter in v1. */
  'x-renamed-from'?: string;
};

/** The body of a request or response, which is JSON. */
export type Content = {schema: Schema; example?: unknown};

export type RequestBody = {
  description: string;
  required: boolean;
  content: Content;
  evidence: Evidence;
};

export type Response = {
  /** Status code, or `default`. */
  status: string;
  description: string;
  /** Absent if the body is not documented. */
  content?: Content;
  evidence: Evidence;
};

/** `origin`: scheme and host of `url`, such as `https://dev.calry.app`. */
export type Server = {url: string; origin: string; evidence: Evidence};

/** What is deprecated: the whole version or one operation. */
export type Deprecated = 'version' | 'operation';

/** The parts of an operation that are known even if its method and path are not. */
export type NamedOperation = {
  api: ApiName;
  operationId: string;
  /** Names the operation in the front matter of its page: `v2/createReservation`. */
  key: string;
  /** Version of the API: `v1` or `v2`. */
  version: string;
  summary: string;
  description: string;
  /** Name of its resource. */
  resource: string;
  /** Folder of the resource, relative to the API's folder; empty if there is none. */
  folder: string;
  /** ID and route of the operation's page; both empty for a webhook. */
  docId: string;
  route: string;
  /** Relative to the contract's folder. */
  file: string;
  note?: string;
  /** How the call can destroy something. Shown as a callout. */
  caution?: string;
  /** What to know before a sample is run, such as not to repeat a booking. Shown above the samples. */
  sampleNote?: string;
  /** v1 only: the key of the v2 operation that replaces this one; absent if there is none. */
  successor?: string;
  successorNote?: string;
  deprecated: Deprecated | undefined;
  support: UnifiedSupport[];
  /** Whether the call only reads, whatever its method is. */
  isReading: boolean;
};

/** A request that a client sends or, if the kind is `webhook`, receives. */
export type Operation = NamedOperation & {
  kind: 'operation' | 'webhook';
  /** Lower case. */
  method: string;
  /** Relative to the server's base path, such as `/reservations`; for a webhook, the name of the event. */
  path: string;
  /** Including the base path, such as `/api/v2/vrs/reservations`. */
  fullPath: string;
  servers: Server[];
  /** Whether the API key must be sent. */
  secured: boolean;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: Response[];
  evidence: Evidence;
};

/** An operation whose method and path are not documented. */
export type UnknownOperation = NamedOperation & {kind: 'unknown'};

export type AnyOperation = Operation | UnknownOperation;

/** A named schema of the contract, in a file of its `schemas` folder. */
export type Entity = {
  /** File name without extension; used in front matter as `entity`. */
  name: string;
  /** Relative to the contract's folder. */
  file: string;
  schema: Schema;
  evidence: Evidence;
  note?: string;
  support: UnifiedSupport[];
};

/** A resource, which is a tag of the OpenAPI document, with its operations. */
export type Resource = {
  name: string;
  /** Names the resource in the front matter of its page: `v2/reservation`. */
  key: string;
  /** ID of its page; empty in the Common API, where resources are categories of the sidebar. */
  docId: string;
  /** The file that lists the resource, relative to the contract's folder. */
  file: string;
  displayName: string;
  /** Relative to the API's folder; empty if the operations are not in a folder. */
  folder: string;
  operations: Operation[];
  unknownOperations: UnknownOperation[];
};

/** One API, read from one OpenAPI document (a "description" of an API): `common`, `v1` or `v2`. */
export type Api = {
  name: ApiName;
  title: string;
  description: string;
  deprecated: Deprecated | undefined;
  servers: Server[];
  /** In the order of the sidebar. */
  resources: Resource[];
  operations: Operation[];
  /** Operations whose method and path are not documented. */
  unknownOperations: UnknownOperation[];
  webhooks: Operation[];
  /** By name, including the shared entities. */
  entities: Map<string, Entity>;
};

/** All APIs. */
export type Contract = {
  /** Absolute path of the folder. */
  root: string;
  /** Absolute paths of all files of the contract. */
  files: string[];
  /** In the order of `apiNames`. */
  apis: Record<ApiName, Api>;
  /** The documented operations of all APIs, by key, without webhooks. */
  operations: Map<string, Operation>;
  /** All operations that have a page, by key: the documented ones, then those that are known only by name. */
  allOperations: Map<string, AnyOperation>;
};
