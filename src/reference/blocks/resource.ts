import type {Contract, Description, Entity, Resource} from '../contract/model';
import type {Block} from './blocks';
import {compact} from '../../site/compact';
import {cautionBlock} from './body';
import {deprecatedNotice} from './deprecated';
import {fieldsOf} from './fields';
import {gapsOfEntity} from './gaps';
import {type Inline, inline} from './inline';
import {operationLines} from './links';
import {supportOfResource} from './support';

/** What stands above the writer's prose on a resource page. */
export function resourceHeadBlocks(entity: Entity | undefined, description: Description): Block[] {
  const version2: Inline = {href: '/docs/vacation-rental-api/v2', text: ['version 2']};
  return compact<Block>(
    description.name === 'v1' && deprecatedNotice(['Start new work on ', version2, '.']),
    entity && {kind: 'evidence', evidence: entity.evidence, of: 'entity'},
    entity && gapsOfEntity(entity),
    cautionBlock(entity?.note),
  );
}

/**
 * The reference part of a resource page: its operations, the fields of its entity, support by system.
 *
 * @param entity absent where a resource has no entity of its own
 */
export function resourceBlocks(
  resource: Resource,
  entity: Entity | undefined,
  description: Description,
  contract: Contract,
): Block[] {
  return [
    {kind: 'heading', depth: 2, text: 'Operations', id: 'operations'},
    {kind: 'operations', operations: operationLines(resource)},
    ...(entity ? entityBlocks(entity) : []),
    ...supportOfResource(resource, entity, description, contract),
  ];
}

function entityBlocks(entity: Entity): Block[] {
  const fields = fieldsOf(entity.schema, 'entity', () => false);
  return [
    {kind: 'heading', depth: 2, text: 'Fields', id: 'fields'},
    {kind: 'text', content: inline(entity.schema.description ?? '')},
    {kind: 'fields', label: `Fields of ${entity.name}`, fields},
  ];
}
