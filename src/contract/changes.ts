import {ContractError} from './errors';
import type {Contract, Operation} from './model';
import type {Field} from './reference/blocks';
import {fieldsOf, flatten, parameterField} from './reference/fields';
import {typeLabel} from './reference/types';

/** A difference between v1 and v2 of one field or parameter. Paths are written with dots. */
export type Change =
  | {kind: 'added'; path: string; type: string; required: boolean}
  | {kind: 'removed'; path: string; type: string}
  | {kind: 'moved'; path: string; to: string}
  | {kind: 'renamed'; was: string; path: string}
  | {kind: 'retyped'; was: string; path: string; oldType: string; type: string}
  | {kind: 'required'; was: string; path: string; now: boolean};

export type EntityChanges = {entity: string; changes: Change[]};

export type OperationChanges = {
  before: Operation;
  after: Operation;
  /** Method and path, when the call itself is another. */
  call?: {was: string; is: string};
  changes: Change[];
};

export type VersionChanges = {
  /** Entities of both versions that differ. */
  entities: EntityChanges[];
  same: string[];
  onlyV1: string[];
  onlyV2: string[];
  operations: OperationChanges[];
};

/** By v1 field path, where in v2 the field stands today. */
type Moves = ReadonlyMap<string, string>;

const isRequired = (field: Field) => field.tags.includes('required');

/** Notes in the type that are no difference in type. */
const shape = (field: Field) =>
  [field.type, ...field.tags.filter((tag) => tag === 'can be null')].join(', ');

function compare(
  before: Field[],
  after: Field[],
  wasBelow: string,
  isBelow: string,
  where: string,
): Change[] {
  const left = new Map(before.map((field) => [field.name, field]));
  const changes = after.flatMap((field): Change[] => {
    const path = isBelow + field.name;
    const old = field.movedFrom ? undefined : left.get(field.renamedFrom ?? field.name);
    if (!old) {
      if (field.renamedFrom && !field.movedFrom) {
        throw new ContractError(
          `${where}: ${path} has x-renamed-from "${field.renamedFrom}", but v1 has no such name there. ` +
            `v1 has ${before.map(({name}) => name).join(', ')}.`,
        );
      }
      return [{kind: 'added', path, type: field.type, required: isRequired(field)}];
    }
    left.delete(old.name);
    const was = wasBelow + old.name;
    return [
      ...(old.name === field.name ? [] : [{kind: 'renamed', was, path} as const]),
      ...(shape(old) === shape(field)
        ? []
        : [{kind: 'retyped', was, path, oldType: shape(old), type: shape(field)} as const]),
      ...(isRequired(old) === isRequired(field)
        ? []
        : [{kind: 'required', was, path, now: isRequired(field)} as const]),
      ...compare(old.children, field.children, `${was}.`, `${path}.`, where),
    ];
  });
  const removed = [...left.values()].map(({name, type}): Change => ({
    kind: 'removed',
    path: wasBelow + name,
    type,
  }));
  return [...changes, ...removed];
}

const entityFields = (contract: Contract, version: 'v1' | 'v2', name: string) => {
  const entity = contract.descriptions[version].entities.get(name);
  return entity ? fieldsOf(entity.schema, 'field-', () => false) : [];
};

/** Fields that v2 keeps on another entity, by v1 entity. */
function movesOf(contract: Contract): Map<string, Moves> {
  const moves = new Map<string, Map<string, string>>();
  for (const name of ownEntities(contract, 'v2')) {
    for (const field of flatten(entityFields(contract, 'v2', name))) {
      if (!field.movedFrom) continue;
      const path = field.anchor.replace('field-', '');
      const was = [...path.split('.').slice(0, -1), field.renamedFrom ?? field.name].join('.');
      const known = flatten(entityFields(contract, 'v1', field.movedFrom)).map(
        ({anchor}) => anchor,
      );
      if (!known.includes(`field-${was}`)) {
        throw new ContractError(
          `v2/schemas/${name}.yaml: ${path} has x-moved-from "${field.movedFrom}", but ` +
            `v1/schemas/${field.movedFrom}.yaml has no field ${was}.`,
        );
      }
      const own = moves.get(field.movedFrom) ?? new Map<string, string>();
      moves.set(field.movedFrom, own.set(was, `${name}.${path}`));
    }
  }
  return moves;
}

/** Entities that stand in the version's own folder; lists of values among the schemas are none. */
function ownEntities(contract: Contract, version: 'v1' | 'v2'): string[] {
  return [...contract.descriptions[version].entities.values()]
    .filter(({file, schema}) => file.startsWith(`${version}/`) && typeLabel(schema) === 'object')
    .map(({name}) => name)
    .sort();
}

function requestFields({parameters, requestBody}: Operation): Field[] {
  const closed = () => false;
  return [
    ...parameters.map((parameter) => parameterField(parameter, closed)),
    ...(requestBody ? fieldsOf(requestBody.content.schema, 'body-', closed) : []),
  ];
}

function operationChanges(contract: Contract): OperationChanges[] {
  return contract.descriptions.v1.operations.flatMap((before) => {
    const after = before.successor ? contract.operations.get(before.successor) : undefined;
    if (!after) return [];
    const [was, is] = [before, after].map(
      ({method, path}) => `${method.toUpperCase()} ${path}`,
    ) as [string, string];
    const changes = compare(requestFields(before), requestFields(after), '', '', after.file);
    if (was === is && changes.length === 0) return [];
    return [{before, after, ...(was !== is && {call: {was, is}}), changes}];
  });
}

/**
 * Compares the two versions of the vacation-rental API, field by field and request by request. What v2 says of itself
 * (`x-renamed-from`, `x-moved-from`) decides what is a rename or a move; all else that differs was added or removed.
 *
 * @throws ContractError when v2 says that a field was renamed or moved and v1 does not have it
 */
export function versionChanges(contract: Contract): VersionChanges {
  const v1 = ownEntities(contract, 'v1');
  const v2 = ownEntities(contract, 'v2');
  const both = v1.filter((name) => v2.includes(name));
  const moves = movesOf(contract);
  const compared = both.map((entity) => {
    const where = `v2/schemas/${entity}.yaml`;
    const changes = compare(
      entityFields(contract, 'v1', entity),
      entityFields(contract, 'v2', entity),
      '',
      '',
      where,
    );
    return {
      entity,
      changes: changes.map((change): Change => {
        const to = change.kind === 'removed' ? moves.get(entity)?.get(change.path) : undefined;
        return to ? {kind: 'moved', path: change.path, to} : change;
      }),
    };
  });
  return {
    entities: compared.filter(({changes}) => changes.length > 0),
    same: compared.filter(({changes}) => changes.length === 0).map(({entity}) => entity),
    onlyV1: v1.filter((name) => !v2.includes(name)),
    onlyV2: v2.filter((name) => !v1.includes(name)),
    operations: operationChanges(contract),
  };
}
