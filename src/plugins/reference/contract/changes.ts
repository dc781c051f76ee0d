// Compares the entities and requests of version 1 of the vacation-rental API with those of version 2.
import path from 'node:path';
import {bodyEvidence} from './evidence';
import {bodyFields, entityFields, type Field, flatten, parameterFields} from './fields';
import type {Contract, Evidence, Operation} from './model';
import {readText} from '../../../site/files';
import {problem, ProblemError} from '../../../site/problem';
import {displayPath} from '../../../site/yamlFiles';
import {valueTypes} from './types';

/** What became of a field or parameter of v1 in v2, where both versions document it. */
export type Change =
  | {kind: 'added'; is: Field}
  | {kind: 'removed'; was: Field}
  /** The field moved to another entity; `to` is the name of that entity with the dotted path of the field. */
  | {kind: 'moved'; was: Field; to: string; isInferred: boolean}
  | {kind: 'renamed'; was: Field; is: Field}
  /** Both versions have the field, under the same or another name. Its type or other properties may differ. */
  | {kind: 'kept'; was: Field; is: Field};

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
const byCertainty: Level[] = ['documented', 'partial', 'inferred'];

const weakest = (...all: Level[]): Level =>
  byCertainty[Math.max(...all.map((level) => byCertainty.indexOf(level)))] ?? 'documented';

/** The evidence levels of the parent of the compared fields, in v1 and v2. */
type Levels = {was: Level; is: Level};

const isComplete = ({was, is}: Levels) => weakest(was, is) === 'documented';

/** Returns how certain the existence of a field is. Undocumented details of the field or its parent do not matter. */
const existence = (parentLevel: Level, {evidence}: Field): Level =>
  parentLevel === 'inferred' || (evidence.level === 'inferred' && !evidence.part)
    ? 'inferred'
    : 'documented';

const dotted = (field: Field) => field.path.join('.');

/** Returns an error about an annotation, such as `x-renamed-from: wifi`, that names what version 1 does not have. */
function missingInV1(file: string, field: Field, annotation: string, reason: string) {
  const [before = '', ...after] = readText(file).split(annotation);
  const line = after.length > 0 ? before.split('\n').length : undefined;
  const text = `${dotted(field)} has ${annotation}, but ${reason}`;
  return new ProblemError(problem(displayPath(file), line, text));
}

/** Where v2 has the moved fields, by entity and path of the field in v1: `Property.wifi`. */
type Moves = Map<string, {to: string; isInferred: boolean}>;

/** `file`: the v2 file, for messages. `entity` and its `moves` are absent if requests are compared. */
type Context = {file: string; entity?: string; moves?: Moves};

function pairChanges(was: Field, is: Field, parents: Levels, context: Context): Change[] {
  const levels = {
    was: weakest(parents.was, was.evidence.level),
    is: weakest(parents.is, is.evidence.level),
  };
  const isKnown =
    weakest(was.evidence.level, is.evidence.level) === 'documented' &&
    weakest(levels.was, levels.is) !== 'inferred';
  return [
    ...(was.name === is.name ? [] : [{kind: 'renamed', was, is} satisfies Change]),
    ...(isKnown ? [{kind: 'kept', was, is} satisfies Change] : []),
    ...compare(was.children, is.children, levels, context),
  ];
}

/** Returns the v1 field that a v2 field replaces. */
const predecessor = (is: Field, before: Field[]): Field | undefined =>
  is.movedFrom === undefined
    ? before.find(
        ({location, name}) => location === is.location && name === (is.renamedFrom ?? is.name),
      )
    : undefined;

function addition(is: Field, before: Field[], parents: Levels, {file}: Context): Change[] {
  if (is.renamedFrom && !is.movedFrom) {
    const names = before.map(({name}) => name).join(', ');
    const reason = `v1 has only ${names}. Write one of these, or remove the key.`;
    throw missingInV1(file, is, `x-renamed-from: ${is.renamedFrom}`, reason);
  }
  const isKnown = isComplete({was: parents.was, is: existence(parents.is, is)});
  return isKnown ? [{kind: 'added', is}] : [];
}

function removal(was: Field, parents: Levels, {entity, moves}: Context): Change[] {
  const move = moves?.get(`${entity}.${dotted(was)}`);
  if (move) return [{kind: 'moved', was, ...move}];
  // A field that v1 deprecated counts as removed even if v2 is not fully documented.
  const isKnown = was.deprecated || isComplete({was: existence(parents.was, was), is: parents.is});
  return isKnown ? [{kind: 'removed', was}] : [];
}

function compare(before: Field[], after: Field[], parents: Levels, context: Context): Change[] {
  const pairs = after.map((is) => ({is, was: predecessor(is, before)}));
  return [
    ...pairs.flatMap(({was, is}) =>
      was ? pairChanges(was, is, parents, context) : addition(is, before, parents, context),
    ),
    ...before
      .filter((field) => pairs.every(({was}) => was !== field))
      .flatMap((was) => removal(was, parents, context)),
  ];
}

const fieldsOf = ({apis}: Contract, version: 'v1' | 'v2', name: string) =>
  entityFields(apis[version].entities.get(name)?.schema ?? {});

const entityFile = ({root}: Contract, name: string) => path.join(root, `v2/schemas/${name}.yaml`);

/** Finds the fields that v2 has moved to another entity. */
function movesOf(contract: Contract): Moves {
  const moves: Moves = new Map();
  for (const name of ownEntities(contract, 'v2')) {
    for (const field of flatten(fieldsOf(contract, 'v2', name))) {
      const {movedFrom, renamedFrom, evidence} = field;
      if (!movedFrom) continue;
      const was = [...field.path.slice(0, -1), renamedFrom ?? field.name].join('.');
      const known = flatten(fieldsOf(contract, 'v1', movedFrom)).map(dotted);
      if (!known.includes(was)) {
        const reason = `that schema has no field ${was} in v1. Write the schema that has it, or remove the key.`;
        throw missingInV1(entityFile(contract, name), field, `x-moved-from: ${movedFrom}`, reason);
      }
      const to = `${name}.${dotted(field)}`;
      moves.set(`${movedFrom}.${was}`, {to, isInferred: evidence.level === 'inferred'});
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

/** Returns the evidence level of a request's parameters. `partial` on an operation concerns only its response. */
const callLevel = ({evidence}: Operation): Level =>
  evidence.level === 'partial' ? 'documented' : evidence.level;

function bodyLevel(operation: Operation): Level {
  const {requestBody} = operation;
  if (!requestBody) return callLevel(operation);
  const {level} = bodyEvidence(requestBody.evidence, requestBody.content.schema);
  return weakest(callLevel(operation), level);
}

function operationChanges(contract: Contract): OperationChanges[] {
  return contract.apis.v1.operations.flatMap((before) => {
    const after = contract.operations.get(before.successor ?? '');
    if (!after) return [];
    const context = {file: path.join(contract.root, after.file)};
    const compareParts = (fieldsIn: (of: Operation) => Field[], level: (of: Operation) => Level) =>
      compare(fieldsIn(before), fieldsIn(after), {was: level(before), is: level(after)}, context);
    return [
      {
        before,
        after,
        isOtherCall: before.method !== after.method || before.path !== after.path,
        changes: [
          ...compareParts(parameterFields, callLevel),
          ...compareParts(bodyFields, bodyLevel),
        ],
      },
    ];
  });
}

function entityChanges(contract: Contract, entity: string, moves: Moves): EntityChanges {
  const levelIn = (version: 'v1' | 'v2') =>
    contract.apis[version].entities.get(entity)?.evidence.level ?? 'documented';
  const changes = compare(
    fieldsOf(contract, 'v1', entity),
    fieldsOf(contract, 'v2', entity),
    {was: levelIn('v1'), is: levelIn('v2')},
    {file: entityFile(contract, entity), entity, moves},
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
  const changes = compared.get(contract) ?? compareVersions(contract);
  compared.set(contract, changes);
  return changes;
}

function compareVersions(contract: Contract): VersionChanges {
  const v1 = ownEntities(contract, 'v1');
  const v2 = ownEntities(contract, 'v2');
  const moves = movesOf(contract);
  return {
    entities: v1
      .filter((name) => v2.includes(name))
      .map((name) => entityChanges(contract, name, moves)),
    onlyV1: v1.filter((name) => !v2.includes(name)),
    onlyV2: v2.filter((name) => !v1.includes(name)),
    operations: operationChanges(contract),
  };
}
