import {entityFields} from '../contract/fields';
import type {Description, Entity, Resource} from '../contract/model';
import type {Block} from './blocks';
import {compact} from '../../site/compact';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {gapsOfEntity} from './gaps';
import {inline} from './inline';
import {operationLines} from './links';

/** What a resource page shows above its definition, which the writer gives. */
export function resourceHeadBlocks(entity: Entity | undefined, description: Description): Block[] {
  return compact<Block>(
    description.name === 'v1' &&
      deprecatedNotice(inline('Start new work on [version 2](/docs/vacation-rental-api/v2).')),
    entity && {kind: 'evidence', evidence: entity.evidence, of: 'entity'},
  );
}

/**
 * What follows the definition of a resource: what to watch for, its operations and the fields of its entity.
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
    {kind: 'text', content: inline(entity.schema.description ?? '')},
    ...gapsOfEntity(entity),
    {kind: 'fields', label: `Fields of ${entity.name}`, fields: entityFields(entity.schema)},
  ];
}
