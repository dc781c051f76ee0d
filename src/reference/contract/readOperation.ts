import path from 'node:path';
import {parseEvidence} from './evidence';
import {below, fail, type Where} from './fail';
import type {
  Content,
  NamedOperation,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
  UnifiedSupport,
  UnknownOperation,
} from './model';
import type {CallFile, OperationFile} from './operationFiles';
import {resolveFile} from './resolve';
import type {Json} from './wording';

function text(json: Json, key: string, where: Where): string {
  const value = json[key];
  if (typeof value === 'string' && value !== '') return value;
  return fail(below(where, key), `is missing; it must be a text.`);
}

/** Returns the support tables (`x-support`) of an operation or entity. */
export function supportTablesOf(json: Json): UnifiedSupport[] {
  return [json['x-support'] ?? []].flat() as UnifiedSupport[];
}

const optionalText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function contentOf(json: Json, where: Where): Content | undefined {
  const content = (json.content ?? {}) as Record<string, {schema?: Schema; example?: unknown}>;
  const [mediaType, ...others] = Object.keys(content);
  if (mediaType === undefined) return undefined;
  if (others.length > 0)
    fail(below(where, 'content'), 'has several media types; a page shows one.');
  const {schema = {}, example} = content[mediaType] ?? {};
  return {mediaType, schema, example};
}

/** Reads the keys that parameters and headers share. */
const sent = (json: Json, where: Where) => ({
  description: text(json, 'description', where),
  required: json.required === true,
  schema: (json.schema ?? {}) as Schema,
  example: json.example,
});

function parameterOf(json: Json, where: Where): Parameter {
  return {
    ...sent(json, where),
    name: text(json, 'name', where),
    in: text(json, 'in', where) as Parameter['in'],
    deprecated: json.deprecated === true,
    evidence: parseEvidence(json),
    renamedFrom: optionalText(json['x-renamed-from']),
  };
}

function requestBodyOf(json: Json, where: Where): RequestBody {
  return {
    description: text(json, 'description', where),
    required: json.required === true,
    content:
      contentOf(json, where) ??
      fail(below(where, 'content'), 'is missing: a body needs its media type and schema.'),
    evidence: parseEvidence(json),
  };
}

function responseOf(status: string, json: Json, where: Where): Response {
  return {
    status,
    description: text(json, 'description', where),
    headers: Object.entries((json.headers ?? {}) as Record<string, Json>).map(([name, header]) => ({
      name,
      ...sent(header, below(where, 'headers', name)),
    })),
    content: contentOf(json, where),
    evidence: parseEvidence(json),
  };
}

/** What an operation inherits from its OpenAPI document. */
export type Frame = Pick<Operation, 'description' | 'version' | 'servers' | 'base' | 'secured'> & {
  root: string;
};

/** Reads the parts of an operation that don't depend on its method and path. */
function namedOf(json: Json, where: Where, source: OperationFile, frame: Frame): NamedOperation {
  const {description, version} = frame;
  const {file, resource, docId} = source;
  const operationId = text(json, 'operationId', where);
  const successor = json['x-successor'];
  return {
    description,
    version,
    operationId,
    key: `${description}/${operationId}`,
    summary: text(json, 'summary', where),
    text: text(json, 'description', where),
    tag: String([json.tags].flat()[0]),
    resource,
    docId,
    route: docId && `/docs/${docId}`,
    file,
    deprecated: json.deprecated === true,
    note: optionalText(json['x-note']),
    successor: typeof successor === 'string' ? `v2/${successor}` : undefined,
    successorNote: optionalText(json['x-successor-note']),
    support: supportTablesOf(json),
  };
}

/**
 * Reads an operation from its file.
 *
 * @throws ProblemError with file, line and key of a missing or invalid value
 */
export function operationOf(kind: Operation['kind'], source: CallFile, frame: Frame): Operation {
  const {servers, base, root} = frame;
  const where: Where = {file: path.join(root, source.file), keys: []};
  const json = resolveFile(where.file) as Json;
  const named = namedOf(json, where, source, frame);
  const responses = Object.entries((json.responses ?? {}) as Record<string, Json>);
  return {
    ...named,
    kind,
    servers,
    base,
    method: source.method,
    path: source.path,
    fullPath: kind === 'webhook' ? source.path : `${base}${source.path}`,
    secured: Array.isArray(json.security) ? json.security.length > 0 : frame.secured,
    parameters: ((json.parameters ?? []) as Json[]).map((parameter, index) =>
      parameterOf(parameter, below(where, 'parameters', index)),
    ),
    requestBody: json.requestBody
      ? requestBodyOf(json.requestBody as Json, below(where, 'requestBody'))
      : undefined,
    responses: responses.map(([status, response]) =>
      responseOf(status, response, below(where, 'responses', status)),
    ),
    evidence: parseEvidence(json),
  };
}

/**
 * Reads an operation that is known only by name.
 *
 * @throws ProblemError with file, line and key of a missing value
 */
export function unknownOperationOf(source: OperationFile, frame: Frame): UnknownOperation {
  const where: Where = {file: path.join(frame.root, source.file), keys: []};
  return {...namedOf(resolveFile(where.file) as Json, where, source, frame), kind: 'unknown'};
}
