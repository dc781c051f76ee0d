// Generates the blocks of a resource page, except support by PMS, and the operations of an API.
import {entityFields} from './fields';
import type {Api, Contract, Entity, Operation, Resource, Schema} from '../contract/model';
import type {Block} from './blocks';
import {deprecatedLine} from './deprecated';
import {evidenceMark, fieldsAnchor} from './evidence';
import {parseInline} from './inline';
import {entityChangesLink} from './versionComparison';

/** Returns the blocks below the definition of the resource: deprecation, warning, operations, and fields with JSON. */
export function resourceBlocks(
  resource: Resource,
  entity: Entity | undefined,
  api: Api,
  contract: Contract,
): Block[] {
  const successor = parseInline(successorText(resource, contract.apis.v2));
  return [
    ...(api.deprecated ? [deprecatedLine(api.deprecated, successor)] : []),
    {kind: 'caution', content: parseInline(entity?.note ?? '')},
    {kind: 'heading', depth: 2, text: 'Operations', id: 'operations'},
    {kind: 'operations', of: resource},
    ...(entity ? entityBlocks(entity, api, contract) : []),
  ];
}

/** Names the v2 resource in the same folder, if there is one. */
function successorText({folder}: Resource, {resources}: Api): string {
  const successor = resources.find((other) => other.folder === folder);
  if (!successor) return 'v2 has no such resource.';
  return `In v2, use [${successor.displayName}](/docs/vacation-rental-api/v2/${folder}).`;
}

/** Lists the operations of resources, with a heading for each resource if there are several. */
export function operationsByResource(shown: Resource[]): Block[] {
  return shown.map((resource) => {
    const {name, displayName: text} = resource;
    const list = {kind: 'operations' as const, of: resource};
    if (shown.length === 1) return list;
    const heading = {kind: 'heading' as const, depth: 3 as const, text, id: `operations-${name}`};
    return {kind: 'group', blocks: [heading, list]};
  });
}

const noFields = "The fields aren't documented yet.";

function entityBlocks(entity: Entity, api: Api, contract: Contract): Block[] {
  const fields = entityFields(entity.schema);
  const mark = evidenceMark(entity.evidence, fieldsAnchor);
  const changes = api.name === 'common' ? undefined : entityChangesLink(entity.name, contract);
  const blocks: Block[] = [
    ...exampleBlock(entity, api),
    {kind: 'text', content: fields.length > 0 ? mark : [noFields]},
    {kind: 'text', content: changes ? [changes, ' between v1 and v2.'] : []},
    {kind: 'fields', label: `Fields of ${entity.name}`, fields},
  ];
  return [
    {kind: 'heading', depth: 2, text: 'Fields', id: fieldsAnchor},
    {kind: 'object', blocks},
  ];
}

/** Finds the example of an entity in the example of a value that contains it. */
function exampleIn(value: unknown, schema: Schema | undefined, title: string): unknown {
  if (value === undefined || value === null || !schema) return undefined;
  if (schema.title === title) return value;
  if (Array.isArray(value)) return exampleIn(value[0], schema.items, title);
  return Object.entries(schema.properties ?? {})
    .map(([name, member]) => exampleIn((value as Record<string, unknown>)[name], member, title))
    .find((example) => example !== undefined);
}

/** Returns the JSON of an entity, from an operation that returns it; empty if there is none. */
function exampleBlock(entity: Entity, {operations}: Api): Block[] {
  const {title} = entity.schema;
  if (!title) return [];
  const [example] = operations.flatMap(({responses}: Operation) =>
    responses.flatMap(({content}) => exampleIn(content?.example, content?.schema, title) ?? []),
  );
  if (example === undefined) return [];
  const json = JSON.stringify(example, null, 2);
  return [
    {
      kind: 'console',
      samples: [],
      first: 'all',
      note: [],
      responses: [{status: entity.name, label: entity.name, example: json}],
    },
  ];
}
