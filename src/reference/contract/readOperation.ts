import {absentEvidence, unknownMistakes} from './checks/evidence';
import {tagMistake} from './checks/tag';
import type {Json} from './checks/wording';
import {evidenceOf, list} from './evidence';
import {below, fail, failOn, type Where} from './mistake';
import type {
  Content,
  NamedOperation,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
  SupportTable,
  UnknownOperation,
} from './model';
import type {PageFile} from './operationFiles';
import {resolveFile} from './resolve';

function text(json: Json, key: string, where: Where): string {
  const value = json[key];
  if (typeof value === 'string' && value !== '') return value;
  return fail(below(where, key), `is missing; it must be a text.`);
}

/** What an operation or entity says about support by system. */
export function supportOf(json: Json): SupportTable[] {
  return [json['x-support'] ?? []].flat() as SupportTable[];
}

function contentOf(json: Json, where: Where): Content | undefined {
  const content = (json.content ?? {}) as Record<string, {schema?: Schema; example?: unknown}>;
  const [mediaType, ...others] = Object.keys(content);
  if (mediaType === undefined) return undefined;
  if (others.length > 0)
    fail(below(where, 'content'), 'has several media types; a page shows one.');
  const {schema = {}, example} = content[mediaType] ?? {};
  return {mediaType, schema, ...(example !== undefined && {example})};
}

function parameterOf(json: Json, where: Where): Parameter {
  return {
    name: text(json, 'name', where),
    in: text(json, 'in', where) as Parameter['in'],
    required: json.required === true,
    description: text(json, 'description', where),
    deprecated: json.deprecated === true,
    schema: (json.schema ?? {}) as Schema,
    ...(json.example !== undefined && {example: json.example}),
    evidence: evidenceOf(json, where),
    ...(typeof json['x-renamed-from'] === 'string' && {renamedFrom: json['x-renamed-from']}),
  };
}

function requestBodyOf(json: Json, where: Where): RequestBody {
  const content = contentOf(json, where);
  if (!content)
    return fail(below(where, 'content'), 'is missing: a body needs its media type and schema.');
  return {
    description: text(json, 'description', where),
    required: json.required === true,
    content,
    evidence: evidenceOf(json, where),
  };
}

function responseOf(status: string, json: Json, where: Where): Response {
  const content = contentOf(json, where);
  const headers = Object.entries((json.headers ?? {}) as Record<string, Json>).map(
    ([name, header]) => ({
      name,
      description: text(header, 'description', below(where, 'headers', name)),
      required: header.required === true,
      schema: (header.schema ?? {}) as Schema,
      ...(header.example !== undefined && {example: header.example}),
    }),
  );
  return {
    status,
    description: text(json, 'description', where),
    headers,
    ...(content && {content}),
    evidence: evidenceOf(json, where),
  };
}

/** What an operation takes over from its description. */
export type Frame = Pick<Operation, 'description' | 'version' | 'servers' | 'base'> & {
  secured: boolean;
  tags: string[];
};

/** Where an operation stands. */
export type Source = Pick<PageFile, 'file' | 'resource' | 'docId'> & {absolute: string};

/** The same, and what it answers to. */
export type CallSource = Source & {method: string; path: string};

/** What an operation says of itself beside its call. */
function namedOf(json: Json, where: Where, source: Source, frame: Frame): NamedOperation {
  const {description, version, tags} = frame;
  const operationId = text(json, 'operationId', where);
  failOn(where, [tagMistake(json.tags, tags, description, source.file)]);
  const [tag = ''] = list(json.tags);
  return {
    description,
    version,
    operationId,
    key: `${description}/${operationId}`,
    summary: text(json, 'summary', where),
    text: text(json, 'description', where),
    tag,
    resource: source.resource,
    docId: source.docId,
    route: source.docId && `/docs/${source.docId}`,
    file: source.file,
    deprecated: json.deprecated === true,
    ...(typeof json['x-note'] === 'string' && {note: json['x-note']}),
    ...(json['x-successor'] !== undefined && {
      successor: json['x-successor'] === null ? null : `v2/${String(json['x-successor'])}`,
    }),
    ...(typeof json['x-successor-note'] === 'string' && {successorNote: json['x-successor-note']}),
    support: supportOf(json),
  };
}

/**
 * Reads an operation from its file.
 *
 * @throws WriterError with file, line and key for what is missing or cannot be
 */
export function operationOf(kind: Operation['kind'], source: CallSource, frame: Frame): Operation {
  const json = resolveFile(source.absolute) as Json;
  const where: Where = {file: source.absolute, keys: []};
  const named = namedOf(json, where, source, frame);
  failOn(where, absentEvidence(json));
  const evidence = evidenceOf(json, where);
  const responses = Object.entries((json.responses ?? {}) as Record<string, Json>);
  if (responses.length === 0)
    fail(below(where, 'responses'), 'is missing: an operation has at least one response.');
  const {servers, base} = frame;
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
    ...(json.requestBody !== undefined && {
      requestBody: requestBodyOf(json.requestBody as Json, below(where, 'requestBody')),
    }),
    responses: responses.map(([status, response]) =>
      responseOf(status, response, below(where, 'responses', status)),
    ),
    evidence,
  };
}

/**
 * Reads an operation that is known by its name alone.
 *
 * @throws WriterError with file, line and key, also when the file says anything of a request or a response
 */
export function unknownOperationOf(source: Source, frame: Frame): UnknownOperation {
  const json = resolveFile(source.absolute) as Json;
  const where: Where = {file: source.absolute, keys: []};
  failOn(where, unknownMistakes(json));
  return {...namedOf(json, where, source, frame), kind: 'unknown'};
}
