// Reads operations from the bundle of the contract. Missing values get a default, because Redocly reports them.
import {parseEvidence} from './evidence';
import type {Content, NamedOperation, Operation, Parameter, RequestBody, Response} from './model';
import type {CallFile, OperationFile} from './operationFiles';
import type {Json} from './json';
import {unifiedSupportOf} from '../../../site/unifiedSupport';

/** Returns a text, or an empty string if the value is not a text. */
const text = (value: unknown) => (typeof value === 'string' ? value : '');

const optionalText = (value: unknown) => text(value) || undefined;

/** Reads a body. Its schema allows no other media type. */
const contentOf = ({content}: Json): Content | undefined =>
  (content as {'application/json'?: Content} | undefined)?.['application/json'];

/** Reads the evidence of a part, and adds it to the keys of the part. Keys that are missing get a default. */
const annotated = <Part extends object>(defaults: Part, json: Json) => ({
  ...defaults,
  ...(json as Partial<Part>),
  evidence: parseEvidence(json),
});

const parameterOf = (json: Json): Parameter =>
  annotated<Omit<Parameter, 'evidence'>>(
    {name: '', in: 'query', description: '', required: false, deprecated: false, schema: {}},
    json,
  );

const requestBodyOf = (json: Json): RequestBody => ({
  ...annotated({description: '', required: false}, json),
  content: contentOf(json) ?? {schema: {}},
});

const responseOf = (status: string, json: Json): Response => ({
  ...annotated({description: ''}, json),
  status,
  content: contentOf(json),
});

/** What an operation inherits from its OpenAPI document. */
export type Frame = Pick<Operation, 'api' | 'version' | 'servers' | 'secured' | 'deprecated'>;

/** Reads the parts of an operation that don't depend on its method and path. */
export function namedOf(json: Json, source: OperationFile, frame: Frame): NamedOperation {
  const {api, version, deprecated} = frame;
  const {file, folder, docId} = source;
  const operationId = text(json.operationId);
  const successor = optionalText(json['x-successor']);
  return {
    api,
    version,
    operationId,
    key: `${api}/${operationId}`,
    summary: text(json.summary),
    description: text(json.description),
    resource: String([json.tags].flat()[0]),
    folder,
    docId,
    route: docId && `/docs/${docId}`,
    file,
    note: optionalText(json['x-note']),
    caution: optionalText(json['x-caution']),
    sampleNote: optionalText(json['x-sample-note']),
    successor: successor && `v2/${successor}`,
    successorNote: optionalText(json['x-successor-note']),
    deprecated: deprecated ?? (json.deprecated === true ? 'operation' : undefined),
    support: unifiedSupportOf(json, api),
    isReading: json['x-reads'] === true,
  };
}

/**
 * Reads an operation.
 *
 * @param json from the bundle
 */
export function operationOf(
  kind: Operation['kind'],
  json: Json,
  source: CallFile,
  frame: Frame,
): Operation {
  const [base = ''] = frame.servers.map(({url, origin}) => url.slice(origin.length));
  const responses = Object.entries((json.responses ?? {}) as Record<string, Json>);
  return {
    ...namedOf(json, source, frame),
    kind,
    servers: frame.servers,
    method: source.method,
    isReading: source.method === 'get' || json['x-reads'] === true,
    path: source.path,
    fullPath: kind === 'webhook' ? source.path : `${base}${source.path}`,
    secured: Array.isArray(json.security) ? json.security.length > 0 : frame.secured,
    parameters: ((json.parameters ?? []) as Json[]).map(parameterOf),
    requestBody: json.requestBody ? requestBodyOf(json.requestBody as Json) : undefined,
    responses: responses.map(([status, response]) => responseOf(status, response)),
    evidence: parseEvidence(json),
  };
}
