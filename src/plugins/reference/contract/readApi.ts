// Reads one OpenAPI document of the contract into the model.
import path from 'node:path';
import {withoutAllOf} from './allOf';
import {parseEvidence} from './evidence';
import {readResolved} from './files';
import type {Api, Entity, Operation, Resource, Schema, Server, UnknownOperation} from './model';
import {type ApiName, docsFolders} from '../../../../openapi/apis.mjs';
import {type CallFile, operationFiles} from './operationFiles';
import {type Frame, namedOf, operationOf} from './readOperation';
import {unifiedSupportOf} from '../../../site/unifiedSupport';
import {repositoryPath} from '../../../site/files';
import type {Json} from './json';

/** An OpenAPI document with the targets of its references in their place. */
type Document = {
  info: {title: string; version: string; description: string};
  tags?: {name: string; 'x-displayName'?: string}[];
  servers: {url: string; [key: string]: unknown}[];
  security?: unknown[];
  components?: {schemas?: Record<string, Json>};
} & Record<'paths' | 'webhooks', Record<string, Record<string, Json>> | undefined> & {
    'x-unknown-operations'?: Json[];
  };

/** Returns the entities of an API: the schemas in its folder and in the shared one that it uses. */
function entitiesOf(
  api: ApiName,
  root: string,
  files: string[],
  schemas: Record<string, Json> = {},
): Entity[] {
  return files
    .map((file) => repositoryPath(file, root))
    .filter((file) => ['shared', api].includes(file.replace(/\/schemas\/[^/]+$/, '')))
    .flatMap((file) => {
      const name = path.posix.basename(file, '.yaml');
      if (!schemas[name]) return [];
      const schema = withoutAllOf(schemas[name]) as Schema;
      const {'x-note': note} = schema;
      const support = unifiedSupportOf(schema, api);
      return {name, file, schema, evidence: parseEvidence(schema), note, support};
    });
}

/**
 * Reads an OpenAPI document with its resources, operations, webhooks and entities.
 *
 * @param root absolute folder of the contract
 * @param files absolute paths of all files of the contract, which are valid
 * @throws ProblemError if the contract is not bundled, or could not be bundled
 */
export function readApi(name: ApiName, root: string, files: string[]): Api {
  const json = readResolved(root, name) as Document;
  const {info, tags = [], security = []} = json;
  const servers = json.servers.map(({url, ...rest}): Server => ({
    url,
    origin: new URL(url).origin,
    evidence: parseEvidence(rest),
  }));
  const frame: Frame = {
    api: name,
    version: info.version,
    servers,
    secured: security.length > 0,
    deprecated: name === 'v1' ? 'version' : undefined,
  };
  const entities = entitiesOf(name, root, files, json.components?.schemas);
  const read = (kind: Operation['kind'], group: 'paths' | 'webhooks', source: CallFile) => {
    const operation = json[group]?.[source.path]?.[source.method];
    return operationOf(kind, withoutAllOf(operation) as Json, source, frame);
  };
  const sources = operationFiles(name, root);
  const operations = sources.operations.map((file) => read('operation', 'paths', file));
  const unknownOperations = sources.unknownOperations.map((file, index): UnknownOperation => ({
    ...namedOf(json['x-unknown-operations']?.[index] ?? {}, file, frame),
    kind: 'unknown',
  }));
  const resources = tags.map((tag): Resource => {
    const ofResource = operations.filter((operation) => operation.resource === tag.name);
    const unknown = unknownOperations.filter((operation) => operation.resource === tag.name);
    const folder = [...ofResource, ...unknown][0]?.folder ?? '';
    return {
      name: tag.name,
      key: `${name}/${tag.name}`,
      docId: name === 'common' || !folder ? '' : `${docsFolders[name]}/${folder}/index`,
      file: `${name}.yaml`,
      displayName: tag['x-displayName'] ?? tag.name,
      folder,
      operations: ofResource,
      unknownOperations: unknown,
    };
  });
  return {
    name,
    title: info.title,
    description: info.description,
    deprecated: frame.deprecated,
    servers,
    resources,
    operations,
    unknownOperations,
    webhooks: sources.webhooks.map((file) => read('webhook', 'webhooks', file)),
    entities: new Map(entities.map((entity) => [entity.name, entity])),
  };
}
