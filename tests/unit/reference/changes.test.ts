import {expect, test} from 'vitest';
import {type Change, versionChanges} from '../../../src/reference/contract/changes';
import type {Field} from '../../../src/reference/blocks/blocks';
import {loadContract} from '../../../src/reference/contract/load';
import {contractWith, type Edits, messageOf} from './support/contract';

/** An entity that is known in full, up to its properties. */
const head =
  'type: object\nx-evidence: documented\nx-source: [https://docs.calry.app/docs/thing]\nproperties:\n';

const dotted = (field: Field) => field.path.join('.');

/** A change in short, in the words of its data. */
function short(change: Change): string {
  switch (change.kind) {
    case 'added':
      return `+ ${dotted(change.is)}`;
    case 'removed':
      return `- ${dotted(change.was)}`;
    case 'incomplete':
      return `? ${[change.was, change.is].map((field) => (field ? dotted(field) : '')).join(' | ')}`;
    case 'moved':
      return `${dotted(change.was)} => ${change.to}`;
    case 'renamed':
      return `${dotted(change.was)} -> ${dotted(change.is)}`;
    case 'relocated':
      return `${dotted(change.was)}: ${change.was.location} -> ${change.is.location}`;
    case 'changed':
      return `${dotted(change.is)}: ${change.facet.facet} ${change.facet.effect}${change.uncertain ? '?' : ''}`;
  }
}

/** The differences of an entity that exists in both versions with these properties, written as YAML. */
function entityChanges(v1: string, v2: string, more: Edits = {}): string[] | undefined {
  const root = contractWith({
    'v1/schemas/Thing.yaml': () => head + v1,
    'v2/schemas/Thing.yaml': () => head + v2,
    ...more,
  });
  return versionChanges(loadContract(root))
    .entities.find(({entity}) => entity === 'Thing')
    ?.changes.map(short);
}

test('what was added, removed, renamed, re-typed and made required', () => {
  const changes = entityChanges(
    `
  same: {type: string}
  gone: {type: number}
  roomId: {type: string}
  price: {type: string}
  guest:
    type: object
    properties:
      name: {type: string}
`,
    `
  same: {type: string}
  roomTypeId: {type: string, x-renamed-from: roomId}
  price: {type: number}
  guest:
    type: object
    required: [name]
    properties:
      name: {type: string}
      phone: {type: string}
  new: {type: [string, number]}
`,
  );
  expect(changes).toEqual([
    'roomId -> roomTypeId',
    'price: type changed',
    'guest.name: required narrowed',
    '+ guest.phone',
    '+ new',
    '- gone',
  ]);
});

test('members of a renamed field are compared with those of the old name', () => {
  const changes = entityChanges(
    '\n  old: {type: object, properties: {a: {type: string}, b: {type: string}}}\n',
    '\n  new: {type: object, x-renamed-from: old, properties: {a: {type: string}, c: {type: string}}}\n',
  );
  expect(changes).toEqual(['old -> new', '+ new.c', '- old.b']);
});

test('a field that stands elsewhere in v2 is moved, not removed', () => {
  const changes = entityChanges('\n  wifi: {type: object}\n', '\n  id: {type: string}\n', {
    'v2/schemas/Other.yaml': () =>
      `${head}  network: {type: object, x-moved-from: Thing, x-renamed-from: wifi}\n`,
  });
  expect(changes).toContain('wifi => Other.network');
});

test('entities and operations of the contract itself', () => {
  const {onlyV1, onlyV2, entities, operations} = versionChanges(loadContract());
  expect(onlyV1).toEqual(expect.arrayContaining(['Guest', 'Owner']));
  expect(onlyV2).toContain('RoomType');
  const property = entities.find(({entity}) => entity === 'Property')?.changes;
  expect(property?.map(short)).toContain('maxOccupancy => RoomType.maxOccupancy');
  const batch = operations.find(({after}) => after.operationId === 'batchAvailabilities');
  expect(batch).toMatchObject({
    isOtherCall: true,
    before: {method: 'get', path: '/availability/batch'},
    after: {method: 'post', path: '/availability/batch'},
  });
  const create = operations.find(({after}) => after.operationId === 'createReservation');
  expect(create?.changes.map(short)).toContain('roomId -> roomTypeId');
  // It stands in the path and in the body of both.
  const update = operations.find(({after}) => after.operationId === 'updateAvailability');
  expect(update?.changes.map(short).filter((change) => change.includes('propertyId'))).toEqual([]);
});

test('a rename of what v1 does not have stops', () => {
  expect(
    messageOf(() =>
      entityChanges('\n  a: {type: string}\n', '\n  b: {type: string, x-renamed-from: c}\n'),
    ),
  ).toBe(
    'v2/schemas/Thing.yaml: b has x-renamed-from "c", but v1 has no such name there. v1 has a.',
  );
});

test('a move of what v1 does not have stops', () => {
  expect(
    messageOf(() =>
      entityChanges('\n  a: {type: string}\n', '\n  b: {type: string, x-moved-from: Property}\n'),
    ),
  ).toBe(
    'v2/schemas/Thing.yaml: b has x-moved-from "Property", but v1/schemas/Property.yaml has no field b.',
  );
});

const partial = (text: string) =>
  text.replace('x-evidence: documented', 'x-evidence: partial\nx-missing: [the other fields]');

test('where one side is not known in full, nothing is said to have come or gone', () => {
  for (const version of ['v1', 'v2'] as const) {
    const file = `${version}/schemas/Thing.yaml`;
    const fields = {v1: '\n  a: {type: string}\n', v2: '\n  b: {type: string}\n'};
    expect(
      entityChanges(fields.v1, fields.v2, {[file]: () => partial(head + fields[version])}),
    ).toEqual(['?  | b', '? a | ']);
  }
  expect(
    entityChanges(
      '\n  a: {type: string}\n',
      '\n  a: {type: string}\n  b: {type: string, x-evidence: inferred, x-inferred-from: A sibling.}\n',
    ),
  ).toEqual(['?  | b']);
  expect(
    entityChanges(
      '\n  a: {type: object, x-evidence: partial, x-missing: [the rest], properties: {}}\n',
      '\n  a: {type: object, properties: {b: {type: string}}}\n',
    ),
  ).toEqual(['?  | a.b']);
});

test('a difference of what is not known in full is said to be uncertain', () => {
  expect(
    entityChanges(
      '\n  a: {type: string}\n',
      '\n  a: {type: number, x-evidence: inferred, x-inferred-from: A sibling.}\n',
    ),
  ).toEqual(['a: type changed?']);
});
