// Compares the entities and requests of version 1 of the vacation-rental API with those of version 2.
import path from 'node:path';
import {readText} from '../../../site/files';
import {problem, ProblemError} from '../../../site/problem';
import {displayPath} from '../../../site/yamlFiles';
import {bodyEvidence} from '../contract/evidence';
import type {Contract, Entity, Evidence, Operation} from '../contract/model';
import {bodyFields, entityFields, type Field, flatten, parameterFields} from './fields';
import {plain, type TextPart} from './inline';
import {typeWords} from './types';

/** A row of a table: what changed, and the field in version 1 and in version 2. */
export type ChangeRow = {cells: TextPart[][]};

/** What version 1 and version 2 have. */
type Both<Part> = {was: Part; is: Part};

const inBoth = <Part, Value>({was, is}: Both<Part>, read: (part: Part) => Value): Both<Value> => ({
  was: read(was),
  is: read(is),
});

/** How certain an evidence level is. Of a part and what contains it, the lower value counts. */
const certainty = {inferred: 0, partial: 1, documented: 2};

const certaintyOf = ({evidence}: {evidence: Evidence}) => certainty[evidence.level];

/** Whether a field exists for sure. Undocumented details of the field or its parent do not matter. */
const isCertain = (parent: number, {evidence}: Field) =>
  parent > certainty.inferred && (evidence.level !== 'inferred' || evidence.part !== undefined);

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

function pairChanges({was, is}: Both<Field>, parents: Both<number>, context: Context): ChangeRow[] {
  const levels = {
    was: Math.min(parents.was, certaintyOf(was)),
    is: Math.min(parents.is, certaintyOf(is)),
  };
  const isKnown =
    [was, is].every(({evidence}) => evidence.level === 'documented') &&
    Math.min(levels.was, levels.is) > certainty.inferred;
  const isInferred = is.evidence.level === 'inferred';
  return [
    ...(was.name === is.name ? [] : [row('Renamed', cell(was), cell(is), isInferred)]),
    ...(isKnown ? propertyRows(was, is) : []),
    ...compare(
      inBoth({was, is}, ({children}) => children),
      levels,
      context,
    ),
  ];
}

/** Returns the v1 field that a v2 field replaces. */
const predecessor = (is: Field, before: Field[]): Field | undefined =>
  is.movedFrom === undefined
    ? before.find(
        ({location, name}) => location === is.location && name === (is.renamedFrom ?? is.name),
      )
    : undefined;

function addition(is: Field, before: Field[], parents: Both<number>, {file}: Context): ChangeRow[] {
  if (is.renamedFrom && !is.movedFrom) {
    const names = before.map(({name}) => name).join(', ');
    const reason = `v1 has only ${names}. Write one of these, or remove the key.`;
    throw missingInV1(file, is, `x-renamed-from: ${is.renamedFrom}`, reason);
  }
  const isKnown = parents.was === certainty.documented && isCertain(parents.is, is);
  return isKnown ? [row('Added', ['-'], typedCell(is))] : [];
}

function removal(was: Field, parents: Both<number>, {entity, moves}: Context): ChangeRow[] {
  const move = moves?.get(`${entity}.${dotted(was)}`);
  if (move) return [row('Moved', cell(was), [{code: move.to}], move.isInferred)];
  // A field that v1 deprecated counts as removed even if v2 is not fully documented.
  const isKnown =
    was.tags.includes('deprecated') ||
    (parents.is === certainty.documented && isCertain(parents.was, was));
  return isKnown ? [row('Removed', typedCell(was), ['-'])] : [];
}

function compare(
  {was: before, is: after}: Both<Field[]>,
  parents: Both<number>,
  context: Context,
): ChangeRow[] {
  const pairs = after.map((is) => ({is, was: predecessor(is, before)}));
  return [
    ...pairs.flatMap(({was, is}) =>
      was ? pairChanges({was, is}, parents, context) : addition(is, before, parents, context),
    ),
    ...before
      .filter((field) => pairs.every(({was}) => was !== field))
      .flatMap((was) => removal(was, parents, context)),
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

/** Returns the certainty of a request's parameters. `partial` on an operation concerns only its response. */
const callCertainty = ({evidence}: Operation) =>
  evidence.level === 'inferred' ? certainty.inferred : certainty.documented;

function bodyCertainty(operation: Operation): number {
  const {requestBody} = operation;
  if (!requestBody) return callCertainty(operation);
  const {level} = bodyEvidence(requestBody.evidence, requestBody.content.schema);
  return Math.min(callCertainty(operation), certainty[level]);
}

/** Compares the requests of a v1 operation and its successor; nothing if it has none. */
function operationChanges(before: Operation, {root, operations}: Contract) {
  const after = operations.get(before.successor ?? '');
  if (!after) return [];
  const requests = {was: before, is: after};
  const context = {file: path.join(root, after.file)};
  const changes = [
    ...compare(inBoth(requests, parameterFields), inBoth(requests, callCertainty), context),
    ...compare(inBoth(requests, bodyFields), inBoth(requests, bodyCertainty), context),
  ];
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
      const fields = inBoth({was, is}, ({schema}) => entityFields(schema));
      const context = {file: path.join(root, is.file), entity: is.name, moves};
      return {entity: is.name, changes: compare(fields, inBoth({was, is}, certaintyOf), context)};
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
