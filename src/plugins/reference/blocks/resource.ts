// Generates the blocks of a resource page, except support by PMS.
import {entityFields} from '../contract/fields';
import type {Description, Entity, Resource} from '../contract/model';
import type {Block} from './blocks';
import {compact} from '../../../site/compact';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {gapsOfEntity} from './gaps';
import {parseInline} from './inline';
import {operationLines} from './links';

/** Returns the first blocks of a resource page, above its definition of the resource: deprecation and evidence. */
export function resourceOpeningBlocks(
  entity: Entity | undefined,
  description: Description,
): Block[] {
  return compact<Block>(
    description.name === 'v1' &&
      deprecatedNotice(parseInline('Start new work on [version 2](/docs/vacation-rental-api/v2).')),
    entity && {kind: 'evidence', evidence: entity.evidence, of: 'entity'},
  );
}

/**
 * Returns the blocks below the definition of the resource: a warning, the operations and the fields of the entity.
 *
 * @param entity undefined for a resource without an entity
 */
export function resourceBlocks(resource: Resource, entity: Entity | undefined): Block[] {
  return [
    ...cautionBlock(entity?.note),
    {kind: 'heading', depth: 2, text: 'Operations', id: 'operations'},
    {kind: 'operations', operations: operationLines(resource)},
    ...(entity ? entityBlocks(entity) : []),
  ];
}

function entityBlocks(entity: Entity): Block[] {
  return [
    {kind: 'heading', depth: 2, text: 'Fields', id: 'fields'},
    {kind: 'text', content: parseInline(entity.schema.description ?? '')},
    ...gapsOfEntity(entity),
    {kind: 'fields', label: `Fields of ${entity.name}`, fields: entityFields(entity.schema)},
  ];
}
