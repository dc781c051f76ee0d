import {existsSync} from 'node:fs';
import path from 'node:path';
import {WriterError} from '../../site/writerError';
import {evidenceOf} from './evidence';
import {fail} from './mistake';
import type {Description, Entity, Resource, Schema, Server} from './model';
import {
  type DescriptionName,
  descriptions,
  operationFiles,
  referencedFile,
  unknownOperationFiles,
} from './operationFiles';
import {
  type CallSource,
  type Frame,
  operationOf,
  supportOf,
  unknownOperationOf,
} from './readOperation';
import {resolveFile} from './resolve';
import {readYaml, shown} from '../../site/yamlFiles';

type Json = Record<string, unknown>;

function entityOf(root: string, file: string): Entity {
  const schema = resolveFile(file) as Schema;
  return {
    name: path.basename(file, '.yaml'),
    file: path.relative(root, file),
    schema,
    evidence: evidenceOf(schema, {file, keys: []}),
    ...(schema['x-note'] && {note: schema['x-note']}),
    support: supportOf(schema),
  };
}

function serversOf(json: Json, file: string): Server[] {
  return ((json.servers ?? []) as {url: string; description?: string}[]).map(
    ({url, description = ''}, index) => {
      if (!URL.canParse(url)) {
        fail(
          {file, keys: ['servers', index, 'url']},
          `is "${url}", which is no complete address. Write it from https:// on.`,
        );
      }
      return {url, description, host: new URL(url).origin};
    },
  );
}

function webhookSources(root: string, description: string, json: Json): CallSource[] {
  return Object.entries(
    (json.webhooks ?? {}) as Record<string, Record<string, {$ref?: string}>>,
  ).flatMap(([event, methods]) =>
    Object.entries(methods).map(([method, {$ref}]) => {
      const where = {file: description, keys: ['webhooks', event, method]};
      const file = referencedFile(
        where,
        root,
        $ref,
        `${path.basename(description, '.yaml')}/webhooks/<event>.yaml`,
      );
      return {file, absolute: path.join(root, file), method, path: event, resource: '', docId: ''};
    }),
  );
}

/**
 * Reads a description with all that belongs to it.
 *
 * @param root absolute folder of the contract
 * @param files every file of the contract
 * @throws WriterError with file, line and key for what is missing or cannot be
 */
export function readDescription(name: DescriptionName, root: string, files: string[]): Description {
  const file = path.join(root, `${name}.yaml`);
  if (!existsSync(file)) {
    throw new WriterError(
      `${shown(file)} is missing. The contract is ${Object.keys(descriptions).join(', ')}, each with a root file.`,
    );
  }
  // The operations are left out: they are read one by one, so that a mistake is found in its own file.
  const json = readYaml(file) as Json;
  const info = json.info as {title: string; version: string; description: string};
  const tags = (json.tags ?? []) as {name: string; description: string; 'x-displayName'?: string}[];
  const servers = serversOf(json, file);
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
  const unknownOperations = unknownOperationFiles(name, root).map((operation) =>
    unknownOperationOf({...operation, absolute: path.join(root, operation.file)}, frame),
  );
  const webhooks = webhookSources(root, file, json).map((source) =>
    operationOf('webhook', source, frame),
  );
  const resources: Resource[] = tags.map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag.name);
    const unknown = unknownOperations.filter((operation) => operation.tag === tag.name);
    return {
      name: tag.name,
      displayName: tag['x-displayName'] ?? tag.name,
      text: tag.description,
      folder: [...own, ...unknown][0]?.resource ?? '',
      operations: own,
      unknownOperations: unknown,
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
    unknownOperations,
    webhooks,
    entities: new Map(entities.map((entity) => [entity.name, entity])),
  };
}
