import {type Facet, facets, shapeOf} from './compare';
import {bodyEvidence} from './evidence';
import {entityFields, type Field, flatten, requestFields} from './fields';
import {failFile} from './mistake';
import type {Contract, Evidence, Operation} from './model';
import {valueTypes} from './types';

/** A difference between v1 and v2 of one field or parameter. */
export type Change =
  | {kind: 'added'; is: Field}
  | {kind: 'removed'; was: Field}
  /** Only one version has the field, and one of them is not fully documented, so it may be neither new nor removed. */
  | {kind: 'incomplete'; was?: Field; is?: Field}
  /** To another entity: its name and the way to the field, with dots. */
  | {kind: 'moved'; was: Field; to: string}
  | {kind: 'renamed'; was: Field; is: Field}
  /** To another place of the request. */
  | {kind: 'relocated'; was: Field; is: Field}
  /** `uncertain` when either version documents the field in part only. */
  | {kind: 'changed'; was: Field; is: Field; facet: Facet; uncertain: boolean};

export type EntityChanges = {
  entity: string;
  /** Whether both versions document it in full. */
  complete: boolean;
  changes: Change[];
};

export type OperationChanges = {
  before: Operation;
  after: Operation;
  /** Whether method or path is another. */
  isOtherCall: boolean;
  /** Whether both versions document the call and all of its request. */
  complete: boolean;
  changes: Change[];
};

export type VersionChanges = {
  /** Entities of both versions. */
  entities: EntityChanges[];
  onlyV1: string[];
  onlyV2: string[];
  /** v1 operations with those that replace them. */
  operations: OperationChanges[];
};

type Level = Evidence['level'];

/** From the most to the least certain. */
const levels: Level[] = ['documented', 'partial', 'inferred'];

const weakest = (...all: Level[]): Level =>
  levels[Math.max(...all.map((level) => levels.indexOf(level)))] ?? 'documented';

/** The evidence of the parent of the compared fields, in each version. */
type Levels = {was: Level; is: Level};

const isComplete = ({was, is}: Levels) => weakest(was, is) === 'documented';

/** The evidence of a field's parent, which in a request depends on the field's place. */
type LevelsOf = (field: Field) => Levels;

/** How certain it is that a version has a field, even if details of the field or of its parent are missing. */
const existence = (above: Level, {evidence}: Field): Level =>
  [above, evidence.level].includes('inferred') ? 'inferred' : 'documented';

const dotted = ({path}: Field) => path.join('.');

const placeOf = ({location, name}: Field) => `${location} ${name}`;

/** Finds the field of v1 that a field of v2 replaces, and removes it from those that are left. */
function predecessor(field: Field, left: Map<string, Field>): Field | undefined {
  if (field.movedFrom) return undefined;
  const key = placeOf({...field, name: field.renamedFrom ?? field.name});
  const old = left.get(key);
  left.delete(key);
  return old;
}

function pairChanges(was: Field, is: Field, levelsAbove: Levels, where: string): Change[] {
  const own = {
    was: weakest(levelsAbove.was, was.evidence.level),
    is: weakest(levelsAbove.is, is.evidence.level),
  };
  const uncertain =
    weakest(was.evidence.level, is.evidence.level) !== 'documented' ||
    weakest(own.was, own.is) === 'inferred';
  return [
    ...(was.name === is.name ? [] : [{kind: 'renamed', was, is} satisfies Change]),
    ...(was.location === is.location ? [] : [{kind: 'relocated', was, is} satisfies Change]),
    ...facets(shapeOf(was), shapeOf(is)).map((facet): Change => ({
      kind: 'changed',
      was,
      is,
      facet,
      uncertain,
    })),
    ...compare(was.children, is.children, () => own, where),
  ];
}

function compare(before: Field[], after: Field[], levelsOf: LevelsOf, where: string): Change[] {
  const left = new Map(before.map((field) => [placeOf(field), field]));
  // Match fields of the same place first. The fields that are left may have moved within the request.
  const pairs = new Map(after.map((field) => [field, predecessor(field, left)]));
  for (const [field, old] of pairs) {
    if (old || field.movedFrom) continue;
    const moved = [...left.values()].find(({name}) => name === (field.renamedFrom ?? field.name));
    if (moved) left.delete(placeOf(moved));
    else if (field.renamedFrom) {
      failFile(
        where,
        `${dotted(field)} has x-renamed-from "${field.renamedFrom}", but v1 has no such name there. v1 has ` +
          `${before.map(({name}) => name).join(', ')}.`,
      );
    }
    pairs.set(field, moved);
  }
  return [
    ...[...pairs].flatMap(([is, was]): Change[] => {
      const above = levelsOf(is);
      if (was) return pairChanges(was, is, above, where);
      return isComplete({was: above.was, is: existence(above.is, is)})
        ? [{kind: 'added', is}]
        : [{kind: 'incomplete', is}];
    }),
    ...[...left.values()].map((was): Change => {
      const above = levelsOf(was);
      // A field that v1 deprecated is removed even where the documentation of v2 is incomplete.
      return was.deprecated || isComplete({was: existence(above.was, was), is: above.is})
        ? {kind: 'removed', was}
        : {kind: 'incomplete', was};
    }),
  ];
}

const fieldsOf = ({descriptions}: Contract, version: 'v1' | 'v2', name: string) =>
  entityFields(descriptions[version].entities.get(name)?.schema ?? {});

/** By v1 field path, where the field is in v2. */
type Moves = ReadonlyMap<string, string>;

/** Fields that v2 keeps on another entity, by v1 entity. */
function movesOf(contract: Contract): Map<string, Moves> {
  const moves = new Map<string, Map<string, string>>();
  for (const name of ownEntities(contract, 'v2')) {
    for (const field of flatten(fieldsOf(contract, 'v2', name))) {
      if (!field.movedFrom) continue;
      const was = [...field.path.slice(0, -1), field.renamedFrom ?? field.name].join('.');
      const known = flatten(fieldsOf(contract, 'v1', field.movedFrom)).map(dotted);
      if (!known.includes(was)) {
        failFile(
          `v2/schemas/${name}.yaml`,
          `${dotted(field)} has x-moved-from "${field.movedFrom}", but v1/schemas/${field.movedFrom}.yaml ` +
            `has no field ${was}.`,
        );
      }
      const own = moves.get(field.movedFrom) ?? new Map<string, string>();
      moves.set(field.movedFrom, own.set(was, `${name}.${dotted(field)}`));
    }
  }
  return moves;
}

/** Lists the entities in the version's own folder, without schemas that are lists of values. */
function ownEntities(contract: Contract, version: 'v1' | 'v2'): string[] {
  const isObject = (types: {type: string}[]) => types.length === 1 && types[0]?.type === 'object';
  return [...contract.descriptions[version].entities.values()]
    .filter(({file, schema}) => file.startsWith(`${version}/`) && isObject(valueTypes(schema)))
    .map(({name}) => name)
    .sort();
}

/** The evidence of the two parts of a request. */
type RequestLevels = {call: Level; body: Level};

/** `partial` on an operation concerns its response; a body has its own evidence. */
function requestLevels({evidence, requestBody}: Operation): RequestLevels {
  const call = evidence.level === 'partial' ? 'documented' : evidence.level;
  if (!requestBody) return {call, body: call};
  return {
    call,
    body: weakest(call, bodyEvidence(requestBody.evidence, requestBody.content.schema).level),
  };
}

function operationChanges(contract: Contract): OperationChanges[] {
  return contract.descriptions.v1.operations.flatMap((before) => {
    const after = contract.operations.get(before.successor ?? '');
    if (!after) return [];
    const [was, is] = [requestLevels(before), requestLevels(after)];
    const levelsOf: LevelsOf = ({location}) =>
      location === 'body' ? {was: was.body, is: is.body} : {was: was.call, is: is.call};
    const changes = compare(requestFields(before), requestFields(after), levelsOf, after.file);
    const isOtherCall = before.method !== after.method || before.path !== after.path;
    // A body is never more certain than its call.
    const complete = isComplete({was: was.body, is: is.body});
    return [{before, after, isOtherCall, complete, changes}];
  });
}

function entityChanges(contract: Contract, entity: string, moves: Moves | undefined) {
  const levelOf = (version: 'v1' | 'v2') =>
    contract.descriptions[version].entities.get(entity)?.evidence.level ?? 'documented';
  const above = {was: levelOf('v1'), is: levelOf('v2')};
  const changes = compare(
    fieldsOf(contract, 'v1', entity),
    fieldsOf(contract, 'v2', entity),
    () => above,
    `v2/schemas/${entity}.yaml`,
  ).map((change): Change => {
    const was = change.kind === 'removed' || change.kind === 'incomplete' ? change.was : undefined;
    const to = was && moves?.get(dotted(was));
    return was && to ? {kind: 'moved', was, to} : change;
  });
  return {entity, complete: isComplete(above), changes};
}

/**
 * Compares the two versions of the vacation-rental API, field by field and request by request. Renames and moves are
 * those that v2 declares (`x-renamed-from`, `x-moved-from`). Any other field of only one version was added or removed,
 * provided that both versions are documented in full.
 *
 * @throws WriterError when v2 declares a rename or move of a field that v1 does not have
 */
export function versionChanges(contract: Contract): VersionChanges {
  const v1 = ownEntities(contract, 'v1');
  const v2 = ownEntities(contract, 'v2');
  const moves = movesOf(contract);
  return {
    entities: v1
      .filter((name) => v2.includes(name))
      .map((name) => entityChanges(contract, name, moves.get(name))),
    onlyV1: v1.filter((name) => !v2.includes(name)),
    onlyV2: v2.filter((name) => !v1.includes(name)),
    operations: operationChanges(contract),
  };
}
