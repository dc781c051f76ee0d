// Compares the entities and requests of version 1 of the vacation-rental API with those of version 2.
import path from 'node:path';
import {problem, ProblemError} from '../../../site/problem';
import {capitalized} from '../../../site/text';
import {displayPath, lineOf} from '../../../site/yamlFiles';
import {bodyEvidence} from '../contract/evidence';
import type {Contract, Entity, Operation} from '../contract/model';
import {bodyFields, entityFields, type Field, flatten, parameterFields} from './fields';
import {plain} from './inline';
import {inferredMark} from './evidence';
import {code, type Inline} from '../../../site/mdast';
import {typeWords, type ValueFact} from './types';

/** A row of a table: what changed, and the field in version 1 and in version 2. */
export type ChangeRow = {cells: Inline[][]};

/** How certain an evidence level is. Of a part and what contains it, the lower value counts. */
const certainties = {inferred: 0, partial: 1, documented: 2};

/** The fields of a part of an entity or request in one version, and how certain the part is. */
type ComparedPart = {fields: Field[]; certainty: number};
/** The same part in version 1 and in version 2. */
type Versions = [before: ComparedPart, after: ComparedPart];

const membersOf = ({children, evidence}: Field, parent: ComparedPart): ComparedPart => ({
  fields: children,
  certainty: Math.min(parent.certainty, certainties[evidence.level]),
});

/** Whether a field exists for sure. Undocumented details of the field or its parent do not matter. */
const isCertain = ({evidence}: Field, parent: ComparedPart) =>
  parent.certainty > certainties.inferred &&
  (evidence.level !== 'inferred' || evidence.part !== undefined);

const dotted = (field: Field) => field.path.join('.');

/** Returns an error about an annotation, such as `x-renamed-from: wifi`, that names what version 1 does not have. */
function missingInV1(file: string, field: Field, annotation: string, reason: string) {
  const keys = [...field.path.flatMap((name) => ['properties', name]), annotation.split(':')[0]!];
  const text = `${dotted(field)} has ${annotation}, but ${reason}`;
  return new ProblemError(problem(displayPath(file), lineOf(file, keys), text));
}

/** Where v2 has the moved fields, by entity and path of the field in v1: `Property.wifi`. */
type Moves = Map<string, {to: string; isInferred: boolean}>;

/** `file`: the v2 file, for messages. `entity` and its `moves` are absent if requests are compared. */
type Context = {file: string; entity?: string; moves?: Moves};

const row = (label: string, was: Inline[], is: Inline[], isInferred = false): ChangeRow => ({
  cells: [isInferred ? [label, ' ', inferredMark()] : [label], was, is],
});

/** Renders the path of a field, and details of it. */
const cell = (field: Field, details?: string): Inline[] => [
  code(dotted(field)),
  ...(details ? [`: ${details}`] : []),
];

const typedCell = (field: Field) =>
  cell(field, [field.type, ...field.tags.filter((tag) => tag === 'required')].join(', '));

/** The facts of a field that are not about its values. */
const isAbout = ({label}: ValueFact) => label === 'Example' || label === 'Name in v1';

/** Returns the properties of a field that clients depend on, by label. */
const propertiesOf = ({type, tags, values, facts}: Field): Record<string, string> => ({
  Type: type,
  ...Object.fromEntries(
    (['required', 'always present', 'can be null', 'deprecated'] as const).map((tag) => [
      capitalized(tag),
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

function pairChanges(was: Field, is: Field, [before, after]: Versions, context: Context) {
  const isKnown =
    [was, is].every(({evidence}) => evidence.level === 'documented') &&
    [before, after].every(({certainty}) => certainty > certainties.inferred);
  const isInferred = is.evidence.level === 'inferred';
  return [
    ...(was.name === is.name ? [] : [row('Renamed', cell(was), cell(is), isInferred)]),
    ...(isKnown ? propertyRows(was, is) : []),
    ...compare([membersOf(was, before), membersOf(is, after)], context),
  ];
}

/** Returns the v1 field that a v2 field replaces. */
const predecessor = (is: Field, before: Field[]): Field | undefined =>
  is.movedFrom === undefined
    ? before.find(
        ({location, name}) => location === is.location && name === (is.renamedFrom ?? is.name),
      )
    : undefined;

function addition(is: Field, [before, after]: Versions, {file}: Context): ChangeRow[] {
  if (is.renamedFrom && !is.movedFrom) {
    const names = before.fields.map(({name}) => name).join(', ');
    const reason = `v1 has only ${names}. Write one of these, or remove the key.`;
    throw missingInV1(file, is, `x-renamed-from: ${is.renamedFrom}`, reason);
  }
  const isKnown = before.certainty === certainties.documented && isCertain(is, after);
  return isKnown ? [row('Added', ['-'], typedCell(is))] : [];
}

function removal(was: Field, [before, after]: Versions, {entity, moves}: Context): ChangeRow[] {
  const move = moves?.get(`${entity}.${dotted(was)}`);
  if (move) return [row('Moved', cell(was), [code(move.to)], move.isInferred)];
  // A field that v1 deprecated counts as removed even if v2 is not fully documented.
  const isKnown =
    was.tags.includes('deprecated') ||
    (after.certainty === certainties.documented && isCertain(was, before));
  return isKnown ? [row('Removed', typedCell(was), ['-'])] : [];
}

/** Compares a part in version 1 with the same part in version 2. */
function compare([before, after]: Versions, context: Context): ChangeRow[] {
  const pairs = after.fields.map((is) => ({is, was: predecessor(is, before.fields)}));
  const removed = before.fields.filter((field) => pairs.every(({was}) => was !== field));
  return [
    ...pairs.flatMap(({was, is}) =>
      was ? pairChanges(was, is, [before, after], context) : addition(is, [before, after], context),
    ),
    ...removed.flatMap((was) => removal(was, [before, after], context)),
  ];
}

/** Finds the fields that v2 has moved to another entity. */
function movesOf({root, apis}: Contract, entities: Entity[]): Moves {
  const moves: Moves = new Map();
  for (const {name, file, schema} of entities) {
    for (const field of flatten(entityFields(schema))) {
      const {movedFrom, renamedFrom, evidence} = field;
      if (!movedFrom) continue;
      const was = [...field.path.slice(0, -1), renamedFrom ?? field.name].join('.');
      const known = entityFields(apis.v1.entities.get(movedFrom)?.schema ?? {});
      if (!flatten(known).some((one) => dotted(one) === was)) {
        const reason = `that schema has no field ${was} in v1. Write the schema that has it, or remove the key.`;
        throw missingInV1(path.join(root, file), field, `x-moved-from: ${movedFrom}`, reason);
      }
      const to = `${name}.${dotted(field)}`;
      moves.set(`${movedFrom}.${was}`, {to, isInferred: evidence.level === 'inferred'});
    }
  }
  return moves;
}

/** Lists the entities in a version's own folder. Omits schemas that are not objects, such as enums. */
const ownEntities = ({apis}: Contract, version: 'v1' | 'v2'): Entity[] =>
  [...apis[version].entities.values()]
    .filter(({file, schema}) => file.startsWith(`${version}/`) && typeWords(schema) === 'object')
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns the names of the entities that are not among the others. */
const namesOnlyIn = (entities: Entity[], others: Entity[]): string[] =>
  entities.map(({name}) => name).filter((name) => others.every((other) => other.name !== name));

/** Returns the parameters of a request. `partial` on an operation concerns only its response. */
const parametersOf = (operation: Operation): ComparedPart => ({
  fields: parameterFields(operation),
  certainty:
    operation.evidence.level === 'inferred' ? certainties.inferred : certainties.documented,
});

function bodyOf(operation: Operation): ComparedPart {
  const {requestBody} = operation;
  const {certainty} = parametersOf(operation);
  if (!requestBody) return {fields: [], certainty};
  const {level} = bodyEvidence(requestBody.evidence, requestBody.content.schema);
  return {fields: bodyFields(operation), certainty: Math.min(certainty, certainties[level])};
}

const entityOf = ({schema, evidence}: Entity): ComparedPart => ({
  fields: entityFields(schema),
  certainty: certainties[evidence.level],
});

/** Compares the requests of a v1 operation and its successor; nothing if it has none. */
function operationChanges(before: Operation, {root, operations}: Contract) {
  const after = operations.get(before.successor ?? '');
  if (!after) return [];
  const context = {file: path.join(root, after.file)};
  const changes = [parametersOf, bodyOf].flatMap((part) =>
    compare([part(before), part(after)], context),
  );
  return [{before, after, changes}];
}

function compareVersions(contract: Contract) {
  const {root, apis} = contract;
  const v1 = ownEntities(contract, 'v1');
  const v2 = ownEntities(contract, 'v2');
  const moves = movesOf(contract, v2);
  return {
    /** Entities that both versions have. */
    entities: v1.flatMap((was) => {
      const is = v2.find(({name}) => name === was.name);
      if (!is) return [];
      const context = {file: path.join(root, is.file), entity: is.name, moves};
      return {entity: is.name, changes: compare([entityOf(was), entityOf(is)], context)};
    }),
    onlyV1: namesOnlyIn(v1, v2),
    onlyV2: namesOnlyIn(v2, v1),
    /** v1 operations with their v2 successors. */
    operations: apis.v1.operations.flatMap((before) => operationChanges(before, contract)),
  };
}

/** Caches the comparison, because it is slow and every operation page needs its result. */
const compared = new WeakMap<Contract, ReturnType<typeof compareVersions>>();

/**
 * Compares the two versions field by field. v2 declares renames and moves (`x-renamed-from`, `x-moved-from`). Any other
 * difference counts only if both versions document it.
 *
 * @throws ProblemError if v2 declares a rename or move of a field that v1 does not have
 */
export function versionChanges(contract: Contract): ReturnType<typeof compareVersions> {
  const changes = compared.get(contract) ?? compareVersions(contract);
  compared.set(contract, changes);
  return changes;
}
