// Compares the entities and requests of version 1 of the vacation-rental API with those of version 2.
import path from 'node:path';
import {type Facet, facets} from './compare';
import {bodyEvidence} from './evidence';
import {entityFields, type Field, flatten, requestFields} from './fields';
import type {Contract, Evidence, Operation} from './model';
import {escapeRegExp} from '../../../site/escapeRegExp';
import {readText} from '../../../site/files';
import {problem, ProblemError} from '../../../site/problem';
import {displayPath} from '../../../site/yamlFiles';
import {valueTypes} from './types';

/** A difference between v1 and v2 in one field or parameter that both versions document. */
export type Change =
  | {kind: 'added'; is: Field}
  | {kind: 'removed'; was: Field}
  /** The field moved to another entity; `to` is the name of that entity with the dotted path of the field. */
  | {kind: 'moved'; was: Field; to: string; inferred: boolean}
  | {kind: 'renamed'; was: Field; is: Field}
  | {kind: 'changed'; was: Field; is: Field; facet: Facet};

/** Only differences that both versions document. */
type EntityChanges = {entity: string; changes: Change[]};

export type OperationChanges = {
  before: Operation;
  after: Operation;
  /** Whether method or path differs. */
  isOtherCall: boolean;
  changes: Change[];
};

export type VersionChanges = {
  /** Entities that both versions have. */
  entities: EntityChanges[];
  onlyV1: string[];
  onlyV2: string[];
  /** v1 operations with their v2 successors. */
  operations: OperationChanges[];
};

type Level = Evidence['level'];

/** From the most to the least certain. */
const levels: Level[] = ['documented', 'partial', 'inferred'];

const weakest = (...all: Level[]): Level =>
  levels[Math.max(...all.map((level) => levels.indexOf(level)))] ?? 'documented';

/** The evidence levels of the parent of the compared fields, in v1 and v2. */
type Levels = {was: Level; is: Level};

const isComplete = ({was, is}: Levels) => weakest(was, is) === 'documented';

/** Returns the evidence levels of a field's parent. In a request, the levels depend on the field's location. */
type LevelsOf = (field: Field) => Levels;

/** Whether a field itself is inferred, not only its members. */
const isInferred = ({evidence}: Field): boolean => evidence.level === 'inferred' && !evidence.part;

/** Returns how certain the existence of a field is. Undocumented details of the field or its parent do not matter. */
const existence = (parentLevel: Level, field: Field): Level =>
  parentLevel === 'inferred' || isInferred(field) ? 'inferred' : 'documented';

const dotted = (field: Field) => field.path.join('.');

/**
 * Returns an error about an annotation, such as `x-renamed-from: wifi`, that names what version 1 does not have.
 *
 * @param file of the contract that has the annotation, as an absolute path
 */
function missingInV1(file: string, field: Field, annotation: string, reason: string, note: string) {
  const isHere = new RegExp(`${escapeRegExp(annotation)}(?![\\w.-])`);
  const index = readText(file)
    .split('\n')
    .findIndex((line) => isHere.test(line));
  const line = index < 0 ? undefined : index + 1;
  const text = `${dotted(field)} has ${annotation}, but ${reason}`;
  return new ProblemError(problem(displayPath(file), line, text, {note}));
}

const placeOf = ({location, name}: Field) => `${location} ${name}`;

/** Finds the v1 field that a v2 field replaces. Removes the v1 field from `left`, the fields without a match so far. */
function predecessor(field: Field, left: Map<string, Field>): Field | undefined {
  if (field.movedFrom) return undefined;
  const key = placeOf({...field, name: field.renamedFrom ?? field.name});
  const old = left.get(key);
  left.delete(key);
  return old;
}

/** Maps a v1 field path to the entity and path of the field in v2, and whether v2's field is inferred. */
type Moves = ReadonlyMap<string, {to: string; inferred: boolean}>;

/** `where`: the v2 file, for messages. */
type Context = {where: string; moves?: Moves | undefined};

function pairChanges(was: Field, is: Field, parentLevels: Levels, context: Context): Change[] {
  const pairLevels = {
    was: weakest(parentLevels.was, was.evidence.level),
    is: weakest(parentLevels.is, is.evidence.level),
  };
  const isKnown =
    weakest(was.evidence.level, is.evidence.level) === 'documented' &&
    weakest(pairLevels.was, pairLevels.is) !== 'inferred';
  const differing = facets(was, is);
  return [
    ...(was.name === is.name ? [] : [{kind: 'renamed', was, is} satisfies Change]),
    ...differing.flatMap((facet): Change[] => (isKnown ? [{kind: 'changed', was, is, facet}] : [])),
    ...compare(was.children, is.children, () => pairLevels, context),
  ];
}

function compare(before: Field[], after: Field[], levelsOf: LevelsOf, context: Context): Change[] {
  const left = new Map(before.map((field) => [placeOf(field), field]));
  return [
    ...after.flatMap((is): Change[] => {
      const parentLevels = levelsOf(is);
      const was = predecessor(is, left);
      if (was) return pairChanges(was, is, parentLevels, context);
      if (is.renamedFrom && !is.movedFrom) {
        const names = before.map(({name}) => name).join(', ');
        const reason = `v1 has only ${names}.`;
        const note = 'Write one of these, or remove the key.';
        throw missingInV1(context.where, is, `x-renamed-from: ${is.renamedFrom}`, reason, note);
      }
      return isComplete({was: parentLevels.was, is: existence(parentLevels.is, is)})
        ? [{kind: 'added', is}]
        : [];
    }),
    ...[...left.values()].flatMap((was): Change[] => {
      const move = context.moves?.get(dotted(was));
      if (move) return [{kind: 'moved', was, ...move}];
      const parentLevels = levelsOf(was);
      // A field that v1 deprecated counts as removed even if v2 is not fully documented.
      return was.deprecated ||
        isComplete({was: existence(parentLevels.was, was), is: parentLevels.is})
        ? [{kind: 'removed', was}]
        : [];
    }),
  ];
}

const fieldsOf = ({apis}: Contract, version: 'v1' | 'v2', name: string) =>
  entityFields(apis[version].entities.get(name)?.schema ?? {});

/** Finds the fields that v2 has moved to another entity, grouped by the v1 entity that had them. */
function movesOf(contract: Contract): Map<string, Moves> {
  const moves = new Map<string, Map<string, {to: string; inferred: boolean}>>();
  for (const name of ownEntities(contract, 'v2')) {
    for (const field of flatten(fieldsOf(contract, 'v2', name))) {
      if (!field.movedFrom) continue;
      const was = [...field.path.slice(0, -1), field.renamedFrom ?? field.name].join('.');
      const known = flatten(fieldsOf(contract, 'v1', field.movedFrom)).map(dotted);
      if (!known.includes(was)) {
        const file = path.join(contract.root, `v2/schemas/${name}.yaml`);
        const reason = `that schema has no field ${was} in v1.`;
        const note = 'Write the schema that has it, or remove the key.';
        throw missingInV1(file, field, `x-moved-from: ${field.movedFrom}`, reason, note);
      }
      const byPath =
        moves.get(field.movedFrom) ?? new Map<string, {to: string; inferred: boolean}>();
      const inferred = field.evidence.level === 'inferred';
      moves.set(field.movedFrom, byPath.set(was, {to: `${name}.${dotted(field)}`, inferred}));
    }
  }
  return moves;
}

/** Lists the entities in a version's own folder. Omits schemas that are not objects, such as enums. */
function ownEntities(contract: Contract, version: 'v1' | 'v2'): string[] {
  const isObject = (types: {type: string}[]) => types.length === 1 && types[0]?.type === 'object';
  return [...contract.apis[version].entities.values()]
    .filter(({file, schema}) => file.startsWith(`${version}/`) && isObject(valueTypes(schema)))
    .map(({name}) => name)
    .sort();
}

/** Evidence level of a request's parameters (`call`) and of its body. */
type RequestLevels = {call: Level; body: Level};

/** Returns the evidence levels of a request. `partial` on an operation concerns only its response. */
function requestLevels({evidence, requestBody}: Operation): RequestLevels {
  const call = evidence.level === 'partial' ? 'documented' : evidence.level;
  if (!requestBody) return {call, body: call};
  return {
    call,
    body: weakest(call, bodyEvidence(requestBody.evidence, requestBody.content.schema).level),
  };
}

function operationChanges(contract: Contract): OperationChanges[] {
  return contract.apis.v1.operations.flatMap((before) => {
    const after = contract.operations.get(before.successor ?? '');
    if (!after) return [];
    const [was, is] = [requestLevels(before), requestLevels(after)];
    const levelsOf: LevelsOf = ({location}) =>
      location === 'body' ? {was: was.body, is: is.body} : {was: was.call, is: is.call};
    const changes = compare(requestFields(before), requestFields(after), levelsOf, {
      where: path.join(contract.root, after.file),
    });
    const isOtherCall = before.method !== after.method || before.path !== after.path;
    return [{before, after, isOtherCall, changes}];
  });
}

function entityChanges(contract: Contract, entity: string, moves: Moves | undefined) {
  const levelOf = (version: 'v1' | 'v2') =>
    contract.apis[version].entities.get(entity)?.evidence.level ?? 'documented';
  const entityLevels = {was: levelOf('v1'), is: levelOf('v2')};
  const changes = compare(
    fieldsOf(contract, 'v1', entity),
    fieldsOf(contract, 'v2', entity),
    () => entityLevels,
    {where: path.join(contract.root, `v2/schemas/${entity}.yaml`), moves},
  );
  return {entity, changes};
}

/** Caches the comparison, because it is slow and every operation page needs its result. */
const compared = new WeakMap<Contract, VersionChanges>();

/**
 * Compares the two versions field by field. v2 declares renames and moves (`x-renamed-from`, `x-moved-from`). Any other
 * difference counts only if both versions document it.
 *
 * @throws ProblemError if v2 declares a rename or move of a field that v1 does not have
 */
export function versionChanges(contract: Contract): VersionChanges {
  const known = compared.get(contract) ?? compareVersions(contract);
  compared.set(contract, known);
  return known;
}

function compareVersions(contract: Contract): VersionChanges {
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
