import {describe, expect, test} from 'vitest';
import {type Behaviour, inTurn} from '../mock/behaviour';
import {createWorld, reservation} from '../mock/world';
import {programs} from './support/programs';
import {guide, lines, refusals} from './support/run';

const {run} = guide('moving-to-v2');

const before = programs('moving-to-v2/nights-v1');
const after = programs('moving-to-v2/nights-v2');
const pairs = before.map((old, index) => ({old, now: after[index]!, id: old.language.id}));

describe.each(pairs)('a client in $id', ({old, now}) => {
  const args = ['2026-06-12', '2026-06-15'];
  const world = createWorld();
  world.reservations.push(
    reservation(1, {
      propertyId: '48213',
      roomTypeIds: ['48213'],
      arrivalDate: '2026-06-13',
      departureDate: '2026-06-14',
    }),
  );
  /** A PMS without room types: the only one has the id of the property. */
  const behaviour: Behaviour = {
    answer: (exchange) => {
      if (exchange.operation?.endsWith('/listProperties')) return {body: {data: [{id: '48213'}]}};
      if (exchange.operation === 'v2/listRoomTypes') {
        return {body: {success: true, data: [{id: '48213', propertyId: '48213'}]}};
      }
      return world.answer(exchange);
    },
  };

  test('prints the same from both versions where the PMS has no room types', async () => {
    const outcomes = [await run(old, {args, behaviour}), await run(now, {args, behaviour})];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
      expect(lines(outcome)).toEqual([
        '48213 48213 2026-06-12 AVAILABLE',
        '48213 48213 2026-06-13 NOT_AVAILABLE',
        '48213 48213 2026-06-14 AVAILABLE',
        '48213 48213 2026-06-15 AVAILABLE',
      ]);
      expect(refusals(outcome)).toEqual([]);
    }
  });

  test('prints each room type from v2 where there are several', async () => {
    const outcome = await run(now, {args, behaviour: createWorld()});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome).filter((line) => line.includes('2026-06-12'))).toHaveLength(3);
    expect(refusals(outcome)).toEqual([]);
  });

  /** Twelve properties, ten on a page, each with its own id as the only room type. */
  const twelve = Array.from({length: 12}, (_, index) => ({id: String(48_300 + index)}));
  world.roomTypes.push(...twelve.map(({id}) => ({id, propertyId: id, units: {count: 1}})));
  const many: Behaviour = {
    answer: (exchange) => {
      const {searchParams} = new URL(exchange.url, 'http://127.0.0.1');
      if (exchange.operation?.endsWith('/listProperties')) {
        const isLast = searchParams.get('cursors') === '2';
        const cursors = isLast ? {current: '2'} : {current: '1', next: '2'};
        const data = isLast ? twelve.slice(10) : twelve.slice(0, 10);
        return {body: {success: true, data, meta: {limit: 10, cursors}}};
      }
      if (exchange.operation === 'v2/listRoomTypes') {
        const id = new URL(exchange.url, 'http://127.0.0.1').pathname.split('/').at(-1);
        return {body: {success: true, data: [{id, propertyId: id}]}};
      }
      return world.answer(exchange);
    },
  };

  test.each([old, now])('$name reads the properties of every page', async (program) => {
    const outcome = await run(program, {args: ['2026-06-12', '2026-06-12'], behaviour: many});
    expect(outcome).toMatchObject({exitCode: 0, stderr: ''});
    expect(lines(outcome)).toHaveLength(12);
    expect(refusals(outcome)).toEqual([]);
  });

  test.each([old, now])('$name fails when a full list has no cursors', async (program) => {
    const answer: Behaviour['answer'] = (exchange) => {
      const answered = many.answer?.(exchange);
      delete (answered?.body as {meta?: unknown} | undefined)?.meta;
      return answered;
    };
    const outcome = await run(program, {args, behaviour: {answer}});
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).not.toContain('AVAILABLE');
  });

  test.each([old, now])('$name fails rather than print half of it', async (program) => {
    const outcome = await run(program, {
      args,
      behaviour: {...behaviour, fault: inTurn([undefined, {kind: 'status', status: 500}])},
    });
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).not.toContain('AVAILABLE');
  });
});
