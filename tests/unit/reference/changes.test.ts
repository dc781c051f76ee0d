import {expect, test} from 'vitest';
import {type Change, versionChanges} from '../../../src/contract/changes';
import {loadContract} from '../../../src/contract/load';
import {contractWith, type Edits, messageOf} from './support/contract';

const head =
  'type: object\nx-evidence: inferred\nx-inferred-from: A test.\nx-source: []\nproperties:\n';

/** The differences of an entity that exists in both versions with these properties, written as YAML. */
function entityChanges(v1: string, v2: string, more: Edits = {}): Change[] | undefined {
  const root = contractWith({
    'v1/schemas/Thing.yaml': () => head + v1,
    'v2/schemas/Thing.yaml': () => head + v2,
    ...more,
  });
  return versionChanges(loadContract(root)).entities.find(({entity}) => entity === 'Thing')
    ?.changes;
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
    {kind: 'renamed', was: 'roomId', path: 'roomTypeId'},
    {kind: 'retyped', was: 'price', path: 'price', oldType: 'string', type: 'number'},
    {kind: 'required', was: 'guest.name', path: 'guest.name', now: true},
    {kind: 'added', path: 'guest.phone', type: 'string', required: false},
    {kind: 'added', path: 'new', type: 'string or number', required: false},
    {kind: 'removed', path: 'gone', type: 'number'},
  ]);
});

test('members of a renamed field are compared with those of the old name', () => {
  const changes = entityChanges(
    '\n  old: {type: object, properties: {a: {type: string}, b: {type: string}}}\n',
    '\n  new: {type: object, x-renamed-from: old, properties: {a: {type: string}, c: {type: string}}}\n',
  );
  expect(changes).toEqual([
    {kind: 'renamed', was: 'old', path: 'new'},
    {kind: 'added', path: 'new.c', type: 'string', required: false},
    {kind: 'removed', path: 'old.b', type: 'string'},
  ]);
});

test('a field that stands elsewhere in v2 is moved, not removed', () => {
  const changes = entityChanges('\n  wifi: {type: object}\n', '\n  id: {type: string}\n', {
    'v2/schemas/Other.yaml': () =>
      `${head}  network: {type: object, x-moved-from: Thing, x-renamed-from: wifi}\n`,
  });
  expect(changes).toContainEqual({kind: 'moved', path: 'wifi', to: 'Other.network'});
});

test('entities and operations of the contract itself', () => {
  const {onlyV1, onlyV2, entities, operations} = versionChanges(loadContract());
  expect(onlyV1).toEqual(expect.arrayContaining(['Guest', 'Owner']));
  expect(onlyV2).toContain('RoomType');
  const property = entities.find(({entity}) => entity === 'Property')?.changes;
  expect(property).toContainEqual({
    kind: 'moved',
    path: 'maxOccupancy',
    to: 'RoomType.maxOccupancy',
  });
  const batch = operations.find(({after}) => after.operationId === 'batchAvailabilities');
  expect(batch?.call).toEqual({was: 'GET /availability/batch', is: 'POST /availability/batch'});
  const create = operations.find(({after}) => after.operationId === 'createReservation');
  expect(create?.changes).toContainEqual({kind: 'renamed', was: 'roomId', path: 'roomTypeId'});
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
