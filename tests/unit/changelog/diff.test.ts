import {expect, test} from 'vitest';
import {differences} from '../../../src/changelog/diff';
import type {Shape, Surface} from '../../../src/changelog/surface';

const surface = (part: string, shape: Shape, call = 'GET /things'): Surface =>
  new Map([
    ['v2/getThing', {call}],
    [`v2/getThing ${part}`, shape],
  ]);

const of = (part: string, was: Shape, is: Shape, call?: string) =>
  differences(surface(part, was, call), surface(part, is, call)).map(
    ({text, breaking}) => `${text}${breaking ? ' !' : ''}`,
  );

test('what a client sends may be widened, not narrowed', () => {
  expect(of('body-a', {type: 'string'}, {type: 'string or number'})).toEqual([
    'was string and is string or number',
  ]);
  expect(of('body-a', {type: 'string or number'}, {type: 'string'})).toEqual([
    'was string or number and is string !',
  ]);
  expect(of('body-a', {type: 'string', nullable: true}, {type: 'string'})).toEqual([
    'was string or null and is string !',
  ]);
});

test('what a client receives may be narrowed, not widened', () => {
  expect(of('response-200.a', {type: 'string'}, {type: 'string', nullable: true})).toEqual([
    'was string and is string or null !',
  ]);
  expect(of('response-200.a', {type: 'string or number'}, {type: 'number'})).toEqual([
    'was string or number and is number',
  ]);
});

test('the body of an event is received', () => {
  expect(of('body-a', {type: 'string or number'}, {type: 'number'}, 'event x.created')).toEqual([
    'was string or number and is number',
  ]);
  expect(of('body-a', {type: 'string', required: true}, {type: 'string'}, 'event x')).toEqual([
    'is no longer required !',
  ]);
});

test('required and optional', () => {
  expect(of('query-a', {type: 'string', required: true}, {type: 'string'})).toEqual([
    'is no longer required',
  ]);
  expect(of('response-200.a', {type: 'string'}, {type: 'string', required: true})).toEqual([
    'is required now',
  ]);
});

test('lists of values', () => {
  expect(of('body-a', {type: 'string', values: ['A']}, {type: 'string', values: ['B']})).toEqual([
    'lost the value "A" !',
    'has the new value "B"',
  ]);
  expect(of('body-a', {type: 'string'}, {type: 'string', values: ['A', 'B']})).toEqual([
    'takes only "A", "B" now !',
  ]);
  expect(of('response-200.a', {type: 'string', values: ['A']}, {type: 'string'})).toEqual([
    'is no longer a list of values !',
  ]);
});

test('deprecated, and back', () => {
  expect(of('body-a', {type: 'string'}, {type: 'string', deprecated: true})).toEqual([
    'is deprecated now',
  ]);
  expect(of('body-a', {type: 'string', deprecated: true}, {type: 'string'})).toEqual([
    'is no longer deprecated',
  ]);
});

test('of what goes as a whole, only the outermost part is named', () => {
  const before: Surface = new Map([
    ['v2/a', {call: 'GET /a'}],
    ['v2/a response-200', {type: 'application/json, object'}],
    ['v2/a response-200.data', {type: 'object'}],
    ['v2/a response-200.data.id', {type: 'string'}],
    ['v2/b', {call: 'GET /b'}],
  ]);
  const named = (keys: string[]) =>
    differences(before, new Map(keys.map((key) => [key, before.get(key) as Shape]))).map(
      ({target}) => target,
    );
  expect(named(['v2/b'])).toEqual(['v2/a']);
  expect(named(['v2/a', 'v2/b'])).toEqual(['v2/a response-200']);
  expect(named(['v2/a', 'v2/b', 'v2/a response-200'])).toEqual(['v2/a response-200.data']);
});
