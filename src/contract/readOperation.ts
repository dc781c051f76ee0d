import {evidenceOf, list} from './evidence';
import {below, fail, type Where} from './mistake';
import type {
  Content,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Schema,
  SupportTable,
} from './model';
import {didYouMean} from './nearest';
import {resolveFile} from './resolve';

type Json = Record<string, unknown>;

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

/** Where an operation stands and what it answers to. */
export type Source = {
  file: string;
  absolute: string;
  method: string;
  path: string;
  resource: string;
  docId: string;
};

/**
 * Reads an operation from its file.
 *
 * @throws ContractError with file, line and key for what is missing or cannot be
 */
export function operationOf(kind: Operation['kind'], source: Source, frame: Frame): Operation {
  const json = resolveFile(source.absolute) as Json;
  const where: Where = {file: source.absolute, keys: []};
  const operationId = text(json, 'operationId', where);
  const [tag] = list(json.tags);
  if (tag === undefined || !frame.tags.includes(tag)) {
    fail(
      below(where, 'tags'),
      `names ${tag ? `"${tag}", which ${frame.description}.yaml does not list` : 'no tag'}. ` +
        `${didYouMean(tag ?? '', frame.tags)}Listed are ${frame.tags.join(', ')}.`,
    );
  }
  const responses = Object.entries((json.responses ?? {}) as Record<string, Json>);
  if (responses.length === 0)
    fail(below(where, 'responses'), 'is missing: an operation has at least one response.');
  const {description, version, servers, base} = frame;
  return {
    kind,
    description,
    version,
    servers,
    base,
    operationId,
    key: `${description}/${operationId}`,
    method: source.method,
    path: source.path,
    fullPath: kind === 'webhook' ? source.path : `${base}${source.path}`,
    summary: text(json, 'summary', where),
    text: text(json, 'description', where),
    tag,
    resource: source.resource,
    docId: source.docId,
    route: source.docId && `/docs/${source.docId}`,
    file: source.file,
    secured: Array.isArray(json.security) ? json.security.length > 0 : frame.secured,
    deprecated: json.deprecated === true,
    parameters: ((json.parameters ?? []) as Json[]).map((parameter, index) =>
      parameterOf(parameter, below(where, 'parameters', index)),
    ),
    ...(json.requestBody !== undefined && {
      requestBody: requestBodyOf(json.requestBody as Json, below(where, 'requestBody')),
    }),
    responses: responses.map(([status, response]) =>
      responseOf(status, response, below(where, 'responses', status)),
    ),
    evidence: evidenceOf({...json, 'x-evidence': text(json, 'x-evidence', where)}, where),
    ...(typeof json['x-note'] === 'string' && {note: json['x-note']}),
    ...(json['x-successor'] !== undefined && {
      successor: json['x-successor'] === null ? null : `v2/${String(json['x-successor'])}`,
    }),
    ...(typeof json['x-successor-note'] === 'string' && {successorNote: json['x-successor-note']}),
    support: supportOf(json),
  };
}
