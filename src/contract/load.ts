import {existsSync} from 'node:fs';
import path from 'node:path';
import {ContractError} from './errors';
import type {
  Content,
  Contract,
  Description,
  Entity,
  Evidence,
  Operation,
  Parameter,
  RequestBody,
  Resource,
  Response,
  Schema,
  Server,
  SupportTable,
} from './model';
import {didYouMean} from './nearest';
import {type DescriptionName, descriptions, operationFiles} from './operationFiles';
import {resolveFile} from './resolve';
import {fingerprint, lineOf, readYaml, shown, yamlFiles} from './yamlFiles';

type Json = Record<string, unknown>;

/** Where a mistake is, for messages. */
type Where = {file: string; keys: (string | number)[]};

const at = ({file, keys}: Where) => `${shown(file)}:${lineOf(file, keys)}: ${keys.join(' → ')}`;

function fail(where: Where, message: string): never {
  throw new ContractError(`${at(where)} ${message}`);
}

function text(json: Json, key: string, where: Where): string {
  const value = json[key];
  if (typeof value === 'string' && value !== '') return value;
  return fail({...where, keys: [...where.keys, key]}, `is missing; it must be a text.`);
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const levels = ['documented', 'partial', 'inferred'];

/**
 * Reads the evidence keys of anything that may carry them. What carries none is as certain as what it is part of.
 *
 * @throws ContractError when the level is none of the three, or when what is missing or inferred from is not told
 */
export function evidenceOf(json: Json, where: Where): Evidence {
  const level = json['x-evidence'] ?? 'documented';
  const missing = list(json['x-missing']);
  const from = json['x-inferred-from'];
  if (level === 'documented') return {level};
  if (level === 'partial') {
    if (missing.length > 0) return {level, missing};
    return fail(
      {...where, keys: [...where.keys, 'x-missing']},
      'is missing: what is partial lists what is not published.',
    );
  }
  if (level === 'inferred') {
    if (typeof from === 'string') return {level, from, missing};
    return fail(
      {...where, keys: [...where.keys, 'x-inferred-from']},
      'is missing: one sentence that says from what.',
    );
  }
  return fail(
    {...where, keys: [...where.keys, 'x-evidence']},
    `is "${String(level)}". ${didYouMean(String(level), levels)}Allowed are ${levels.join(', ')}.`,
  );
}

function supportOf(json: Json): SupportTable[] {
  return [json['x-support'] ?? []].flat() as SupportTable[];
}

function contentOf(json: Json, where: Where): Content | undefined {
  const content = (json.content ?? {}) as Record<string, {schema?: Schema; example?: unknown}>;
  const [mediaType, ...others] = Object.keys(content);
  if (mediaType === undefined) return undefined;
  if (others.length > 0)
    fail(
      {...where, keys: [...where.keys, 'content']},
      'has several media types; a page shows one.',
    );
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
    return fail(
      {...where, keys: [...where.keys, 'content']},
      'is missing: a body needs its media type and schema.',
    );
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
      description: text(header, 'description', {...where, keys: [...where.keys, 'headers', name]}),
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
type Frame = Pick<Operation, 'description' | 'version' | 'servers' | 'base'> & {
  secured: boolean;
  tags: string[];
};

type Source = {
  file: string;
  absolute: string;
  method: string;
  path: string;
  resource: string;
  docId: string;
};

function operationOf(kind: Operation['kind'], source: Source, frame: Frame): Operation {
  const json = resolveFile(source.absolute) as Json;
  const where: Where = {file: source.absolute, keys: []};
  const operationId = text(json, 'operationId', where);
  const [tag] = list(json.tags);
  if (tag === undefined || !frame.tags.includes(tag)) {
    fail(
      {...where, keys: ['tags']},
      `names ${tag ? `"${tag}", which ${frame.description}.yaml does not list` : 'no tag'}. ` +
        `${didYouMean(tag ?? '', frame.tags)}Listed are ${frame.tags.join(', ')}.`,
    );
  }
  const responses = Object.entries((json.responses ?? {}) as Record<string, Json>);
  if (responses.length === 0)
    fail({...where, keys: ['responses']}, 'is missing: an operation has at least one response.');
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
      parameterOf(parameter, {...where, keys: ['parameters', index]}),
    ),
    ...(json.requestBody !== undefined && {
      requestBody: requestBodyOf(json.requestBody as Json, {...where, keys: ['requestBody']}),
    }),
    responses: responses.map(([status, response]) =>
      responseOf(status, response, {...where, keys: ['responses', status]}),
    ),
    evidence: evidenceOf({...json, 'x-evidence': text(json, 'x-evidence', where)}, where),
    source: list(json['x-source']),
    ...(typeof json['x-note'] === 'string' && {note: json['x-note']}),
    ...(json['x-successor'] !== undefined && {
      successor: json['x-successor'] === null ? null : `v2/${String(json['x-successor'])}`,
    }),
    ...(typeof json['x-successor-note'] === 'string' && {successorNote: json['x-successor-note']}),
    support: supportOf(json),
  };
}

function entityOf(root: string, file: string): Entity {
  const schema = resolveFile(file) as Schema;
  return {
    name: path.basename(file, '.yaml'),
    file: path.relative(root, file),
    schema,
    evidence: evidenceOf(schema, {file, keys: []}),
    source: list(schema['x-source']),
    ...(schema['x-note'] && {note: schema['x-note']}),
    support: supportOf(schema),
  };
}

function serversOf(json: Json): Server[] {
  return ((json.servers ?? []) as {url: string; description?: string}[]).map(
    ({url, description = ''}) => ({
      url,
      description,
      host: new URL(url).origin,
    }),
  );
}

function webhookSources(root: string, json: Json): Source[] {
  return Object.entries(
    (json.webhooks ?? {}) as Record<string, Record<string, {$ref: string}>>,
  ).flatMap(([event, methods]) =>
    Object.entries(methods).map(([method, {$ref: file}]) => ({
      file,
      absolute: path.join(root, file),
      method,
      path: event,
      resource: '',
      docId: '',
    })),
  );
}

function loadDescription(name: DescriptionName, root: string, files: string[]): Description {
  const file = path.join(root, `${name}.yaml`);
  if (!existsSync(file)) {
    throw new ContractError(
      `${shown(file)} is missing. The contract is ${Object.keys(descriptions).join(', ')}, each with a root file.`,
    );
  }
  // The operations are left out: they are read one by one, so that a mistake is found in its own file.
  const json = readYaml(file) as Json;
  const info = json.info as {title: string; version: string; description: string};
  const tags = (json.tags ?? []) as {name: string; description: string; 'x-displayName'?: string}[];
  const servers = serversOf(json);
  const security = Object.values(
    (resolveFile(path.join(root, 'shared/securitySchemes.yaml')) ?? {}) as Record<
      string,
      {description: string}
    >,
  );
  const frame: Frame = {
    description: name,
    version: info.version,
    servers,
    base: servers[0] ? new URL(servers[0].url).pathname : '',
    secured: Array.isArray(json.security) && json.security.length > 0,
    tags: tags.map((tag) => tag.name),
  };
  const operations = operationFiles(name, root).map((operation) =>
    operationOf('operation', {...operation, absolute: path.join(root, operation.file)}, frame),
  );
  const webhooks = webhookSources(root, json).map((source) =>
    operationOf('webhook', source, frame),
  );
  const resources: Resource[] = tags.map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag.name);
    return {
      name: tag.name,
      displayName: tag['x-displayName'] ?? tag.name,
      text: tag.description,
      folder: own[0]?.resource ?? '',
      operations: own,
    };
  });
  const folders = ['shared', name].map((folder) => path.join(root, folder, 'schemas') + path.sep);
  const entities = folders
    .flatMap((folder) => files.filter((entity) => entity.startsWith(folder)))
    .map((entity) => entityOf(root, entity));
  return {
    name,
    title: info.title,
    version: info.version,
    text: info.description,
    servers,
    security: security[0]?.description ?? '',
    resources,
    operations,
    webhooks,
    entities: new Map(entities.map((entity) => [entity.name, entity])),
  };
}

function index(all: Description[], root: string): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const operation of all.flatMap((description) => description.operations)) {
    const other = operations.get(operation.key);
    const where = {file: path.join(root, operation.file), keys: ['operationId']};
    if (other)
      fail(
        where,
        `"${operation.operationId}" is taken by ${other.file}; it must be unique in ${operation.description}.yaml.`,
      );
    operations.set(operation.key, operation);
  }
  return operations;
}

function checkSuccessors(operations: Map<string, Operation>, root: string): void {
  const known = [...operations.values()]
    .filter(({description}) => description === 'v2')
    .map(({operationId}) => operationId);
  for (const {description, successor, file} of operations.values()) {
    const where = {file: path.join(root, file), keys: ['x-successor']};
    if (description === 'v1' && successor === undefined) {
      fail(
        where,
        'is missing: every v1 operation names the v2 operationId that replaces it, or null when there is none.',
      );
    }
    if (successor && !operations.has(successor)) {
      const id = successor.replace('v2/', '');
      fail(
        where,
        `is "${id}", which v2 does not have. ${didYouMean(id, known)}Write null when there is no successor.`,
      );
    }
  }
}

const loaded = new Map<string, {stamp: string; contract: Contract}>();

/**
 * Reads the three descriptions into one model with every reference resolved. The result is kept and handed out again until
 * a file of the contract changes, appears or goes.
 *
 * @param root folder of the contract
 * @throws ContractError with file, line, key and the way out
 */
export function loadContract(root = 'openapi'): Contract {
  const folder = path.resolve(root);
  const files = yamlFiles(folder);
  const stamp = fingerprint(files);
  const known = loaded.get(folder);
  if (known?.stamp === stamp) return known.contract;
  const [common, v1, v2] = (['common', 'v1', 'v2'] as const).map((name) =>
    loadDescription(name, folder, files),
  ) as [Description, Description, Description];
  const operations = index([common, v1, v2], folder);
  checkSuccessors(operations, folder);
  const contract: Contract = {root: folder, files, descriptions: {common, v1, v2}, operations};
  loaded.set(folder, {stamp, contract});
  return contract;
}
