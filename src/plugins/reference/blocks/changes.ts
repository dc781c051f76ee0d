// Compares the entities and requests of version 1 of the vacation-rental API with those of version 2.
import path from 'node:path';
import {readText} from '../../../site/files';
import {problem, ProblemError} from '../../../site/problem';
import {displayPath} from '../../../site/yamlFiles';
import {bodyEvidence} from '../contract/evidence';
import type {Contract, Evidence, Operation} from '../contract/model';
import {bodyFields, entityFields, type Field, flatten, parameterFields} from './fields';
import {plain, type TextPart} from './inline';
import {typeWords} from './types';

/** A row of a table: what changed, and the field in version 1 and in version 2. */
export type ChangeRow = {cells: TextPart[][]};

/** Only differences that both versions document. */
type EntityChanges = {entity: string; changes: ChangeRow[]};

export type OperationChanges = {before: Operation; after: Operation; changes: ChangeRow[]};

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

/** Whether a field exists for sure. Undocumented details of the field or its parent do not matter. */
const isCertain = (parentLevel: Level, {evidence}: Field) =>
  parentLevel !== 'inferred' && (evidence.level !== 'inferred' || evidence.part !== undefined);

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

const row = (label: string, was: TextPart[], is: TextPart[], isInferred = false): ChangeRow => ({
  cells: [isInferred ? [label, ' ', {mark: 'inferred'}] : [label], was, is],
});

/** Renders the path of a field, and details of it. */
const cell = (field: Field, details?: string): TextPart[] => [
  {code: dotted(field)},
  ...(details ? [`: ${details}`] : []),
];

const typedCell = (field: Field) =>
  cell(field, [field.type, ...field.tags.filter((tag) => tag === 'required')].join(', '));

/** The facts of a field that are not about its values. */
const isAbout = ({label}: {label: string}) => label === 'Example' || label === 'Name in v1';

/** Returns the properties of a field that clients depend on, by label. */
const propertiesOf = ({type, tags, values, facts}: Field): Record<string, string> => ({
  Type: type,
  ...Object.fromEntries(
    ['required', 'always present', 'can be null', 'deprecated'].map((tag) => [
      tag.charAt(0).toUpperCase() + tag.slice(1),
      tags.includes(tag) ? 'yes' : 'no',
    ]),
  ),
  'Allowed values': values.map(({value}) => value).join(', ') || 'any value',
  ...Object.fromEntries(
    facts.filter((fact) => !isAbout(fact)).map(({label, value}) => [label, plain(value)]),
  ),
});

/** Ignores the order of types and values. */
const unordered = (words = '') =>
  words
    .split(/, | or /)
    .sort()
    .join();

/** Returns a row for each property in which two versions of a field differ. */
function propertyRows(was: Field, is: Field): ChangeRow[] {
  const before = propertiesOf(was);
  const after = propertiesOf(is);
  return Object.keys({...before, ...after})
    .filter((label) => unordered(before[label]) !== unordered(after[label]))
    .map((label) =>
      row(label, cell(was, before[label] ?? 'none'), cell(is, after[label] ?? 'none')),
    );
}

function pairChanges(was: Field, is: Field, parents: Levels, context: Context): ChangeRow[] {
  const levels = {
    was: weakest(parents.was, was.evidence.level),
    is: weakest(parents.is, is.evidence.level),
  };
  const isKnown =
    weakest(was.evidence.level, is.evidence.level) === 'documented' &&
    weakest(levels.was, levels.is) !== 'inferred';
  const isInferred = is.evidence.level === 'inferred';
  return [
    ...(was.name === is.name ? [] : [row('Renamed', cell(was), cell(is), isInferred)]),
    ...(isKnown ? propertyRows(was, is) : []),
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

function addition(is: Field, before: Field[], parents: Levels, {file}: Context): ChangeRow[] {
  if (is.renamedFrom && !is.movedFrom) {
    const names = before.map(({name}) => name).join(', ');
    const reason = `v1 has only ${names}. Write one of these, or remove the key.`;
    throw missingInV1(file, is, `x-renamed-from: ${is.renamedFrom}`, reason);
  }
  const isKnown = parents.was === 'documented' && isCertain(parents.is, is);
  return isKnown ? [row('Added', ['-'], typedCell(is))] : [];
}

function removal(was: Field, parents: Levels, {entity, moves}: Context): ChangeRow[] {
  const move = moves?.get(`${entity}.${dotted(was)}`);
  if (move) return [row('Moved', cell(was), [{code: move.to}], move.isInferred)];
  // A field that v1 deprecated counts as removed even if v2 is not fully documented.
  const isKnown =
    was.tags.includes('deprecated') || (parents.is === 'documented' && isCertain(parents.was, was));
  return isKnown ? [row('Removed', typedCell(was), ['-'])] : [];
}

function compare(before: Field[], after: Field[], parents: Levels, context: Context): ChangeRow[] {
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
  return [...contract.apis[version].entities.values()]
    .filter(({file, schema}) => file.startsWith(`${version}/`) && typeWords(schema) === 'object')
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
  const cached = compared.get(contract);
  if (cached) return cached;
  const v1 = ownEntities(contract, 'v1');
  const v2 = ownEntities(contract, 'v2');
  const moves = movesOf(contract);
  const changes: VersionChanges = {
    entities: v1
      .filter((name) => v2.includes(name))
      .map((name) => entityChanges(contract, name, moves)),
    onlyV1: v1.filter((name) => !v2.includes(name)),
    onlyV2: v2.filter((name) => !v1.includes(name)),
    operations: operationChanges(contract),
  };
  compared.set(contract, changes);
  return changes;
}
