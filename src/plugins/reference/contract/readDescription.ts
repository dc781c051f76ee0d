// Reads one OpenAPI document of the contract into the model.
import path from 'node:path';
import {readYaml} from '../../../site/yamlFiles';
import {parseEvidence} from './evidence';
import type {Description, Entity, Resource, Schema, Server} from './model';
import {
  type DescriptionName,
  operationFiles,
  unknownOperationFiles,
  webhookFiles,
} from './operationFiles';
import {type Frame, operationOf, supportTablesOf, unknownOperationOf} from './readOperation';
import {repositoryPath} from '../../../site/files';
import {resolveFile} from './resolve';

/** The keys of an OpenAPI document's root file, except the operations. */
type RootFile = {
  info: {title: string; version: string; description: string};
  tags?: {name: string; description: string; 'x-displayName'?: string}[];
  servers?: {url: string; description?: string}[];
  security?: unknown[];
};

function entityOf(root: string, file: string): Entity {
  const schema = resolveFile(file) as Schema;
  return {
    name: path.basename(file, '.yaml'),
    file: repositoryPath(file, root),
    schema,
    evidence: parseEvidence(schema),
    note: schema['x-note'],
    support: supportTablesOf(schema),
  };
}

/**
 * Reads an OpenAPI document with its resources, operations, webhooks and entities.
 *
 * @param root absolute folder of the contract
 * @param files absolute paths of all files of the contract
 * @throws ProblemError with file, line and key of a missing or invalid value
 */
export function readDescription(name: DescriptionName, root: string, files: string[]): Description {
  const file = path.join(root, `${name}.yaml`);
  // References are resolved one by one, so that an error names the file with the wrong reference.
  const json = readYaml(file) as RootFile;
  const {info, tags = [], security = []} = json;
  const servers = (json.servers ?? []).map(({url, description = ''}): Server => ({
    url,
    description,
    host: new URL(url).origin,
  }));
  const frame: Frame = {
    root,
    description: name,
    version: info.version,
    servers,
    base: servers[0] ? new URL(servers[0].url).pathname : '',
    secured: security.length > 0,
  };
  const operations = operationFiles(name, root).map((one) => operationOf('operation', one, frame));
  const unknownOperations = unknownOperationFiles(name, root).map((one) =>
    unknownOperationOf(one, frame),
  );
  const resources = tags.map((tag): Resource => {
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
    resources,
    operations,
    unknownOperations,
    webhooks: webhookFiles(name, root).map((one) => operationOf('webhook', one, frame)),
    entities: new Map(entities.map((entity) => [entity.name, entity])),
  };
}
