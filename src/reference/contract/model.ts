import type {Oas3_1Schema} from '@redocly/openapi-core';
import type {DescriptionName} from './operationFiles';

/** How certain a statement of the contract is; openapi/README.md has the rules. */
export type Evidence =
  | {level: 'documented'}
  | {level: 'partial'; missing: string[]}
  | {level: 'inferred'; from: string; missing: string[]};

/** Which connected systems support what through the unified API. Only maintainers see source and day. */
export type UnifiedSupport = {
  source: string;
  note?: string;
  /** ISO date on which the source was read. */
  read: string;
  /** Page names of PMS guides, or the names of systems without one. */
  columns: string[];
  /** By field path or operation id, one value a column; none where only the systems are known. */
  rows: Record<string, string[]>;
};

/** A JSON Schema of the contract with all references resolved and every `allOf` merged. */
export type Schema = Omit<
  Oas3_1Schema,
  'properties' | 'additionalProperties' | 'items' | 'oneOf' | 'anyOf'
> & {
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-evidence'?: Evidence['level'];
  'x-missing'?: string[];
  'x-inferred-from'?: string;
  'x-source'?: string[];
  'x-note'?: string;
  'x-support'?: UnifiedSupport | UnifiedSupport[];
  /** What the values of `enum` mean, in their order. */
  'x-enum-descriptions'?: string[];
  /** The schema of members whose names are not documented. */
  'x-additional-members'?: Schema;
  /** An optional member that the shortest sample sends, because few readers want the call without it. */
  'x-in-samples'?: boolean;
  /** v2 only: the name of the same field in v1. */
  'x-renamed-from'?: string;
  /** v2 only: the v1 entity that carried the field. */
  'x-moved-from'?: string;
  /** Set where a schema contains itself: the title of the schema, which is not expanded again. */
  'x-recursion'?: string;
};

export type Parameter = {
  name: string;
  in: 'header' | 'path' | 'query' | 'cookie';
  required: boolean;
  description: string;
  deprecated: boolean;
  schema: Schema;
  example?: unknown;
  evidence: Evidence;
  /** v2 only: the name of the same parameter in v1. */
  renamedFrom?: string;
};

/** The body of a request or response. */
export type Content = {mediaType: string; schema: Schema; example?: unknown};

export type RequestBody = {
  description: string;
  required: boolean;
  content: Content;
  evidence: Evidence;
};

export type ResponseHeader = Pick<
  Parameter,
  'name' | 'description' | 'required' | 'schema' | 'example'
>;

export type Response = {
  /** Status code, or `default`. */
  status: string;
  description: string;
  headers: ResponseHeader[];
  /** Absent when the body is not published. */
  content?: Content;
  evidence: Evidence;
};

export type Server = {url: string; description: string; host: string};

/** The parts of an operation that are known even when its call is not documented. */
export type NamedOperation = {
  description: DescriptionName;
  operationId: string;
  /** What a page names in its front matter: `v2/createReservation`. */
  key: string;
  /** Of the description: `v1` or `v2`. */
  version: string;
  summary: string;
  text: string;
  /** Name of the resource. */
  tag: string;
  /** Folder of the resource below the description's; empty when there is none. */
  resource: string;
  /** Id of the page that shows it, and its address; empty for a webhook. */
  docId: string;
  route: string;
  /** Below the contract's folder. */
  file: string;
  deprecated: boolean;
  note?: string;
  /** v1 only: the key of the v2 operation that replaces it; absent when there is none. */
  successor?: string;
  successorNote?: string;
  support: UnifiedSupport[];
};

/** A request that the reader sends, or (kind `webhook`) one that the reader receives. */
export type Operation = NamedOperation & {
  kind: 'operation' | 'webhook';
  /** Lower case. */
  method: string;
  /** Below the server's base, such as `/reservations`; the event's name for a webhook. */
  path: string;
  /** With the base, such as `/api/v2/vrs/reservations`. */
  fullPath: string;
  base: string;
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

/** A named schema of the contract: what an API returns or takes. */
export type Entity = {
  /** File name without its ending; a page names it as `entity:`. */
  name: string;
  /** Below the contract's folder. */
  file: string;
  schema: Schema;
  evidence: Evidence;
  note?: string;
  support: UnifiedSupport[];
};

/** A tag: the operations on one kind of thing. */
export type Resource = {
  name: string;
  displayName: string;
  text: string;
  /** Folder below the description's; empty when the operations are in none. */
  folder: string;
  operations: Operation[];
  unknownOperations: UnknownOperation[];
};

export type Description = {
  name: DescriptionName;
  title: string;
  version: string;
  text: string;
  servers: Server[];
  /** In the order of the sidebar. */
  resources: Resource[];
  operations: Operation[];
  /** Those of which neither method nor path is known. */
  unknownOperations: UnknownOperation[];
  webhooks: Operation[];
  /** Those in the description's own folder and the shared ones, by name. */
  entities: Map<string, Entity>;
};

export type Contract = {
  /** Absolute folder. */
  root: string;
  /** Every file that the contract is made of, absolute. */
  files: string[];
  descriptions: Record<DescriptionName, Description>;
  /** All operations of the three that can be called, by key; webhooks are not among them. */
  operations: Map<string, Operation>;
  /** All operations of the three that are known by name alone, by key. */
  unknownOperations: Map<string, UnknownOperation>;
};
