import {expect, test} from 'vitest';
import {differences} from '../../../src/changelog/diff';
import type {Call, Part, Surface} from '../../../src/changelog/surface';
import type {Shape} from '../../../src/reference/contract/compare';

const get: Call = {method: 'GET', path: '/things'};

const surfaceWith = (part: string, shape: Shape, call: Call = get): Surface =>
  new Map<string, Part>([
    ['v2/getThing', {call}],
    [`v2/getThing ${part}`, shape],
  ]);

/** What is reported of a part, with ` !` behind what breaks clients. */
const reported = (part: string, was: Shape, is: Shape, call?: Call) =>
  differences(surfaceWith(part, was, call), surfaceWith(part, is, call)).map(
    ({text, breaking}) => text + (breaking ? ' !' : ''),
  );

const string: Shape = {types: [{type: 'string'}]};
const number: Shape = {types: [{type: 'number'}]};
const either: Shape = {types: [{type: 'string'}, {type: 'number'}]};
const date: Shape = {types: [{type: 'string', format: 'date'}]};
const limited = (constraints: Shape['constraints']): Shape => ({...number, constraints});
const limits = (was: string, is: string) => `had the limits ${was} and has ${is}`;

// What a client sends may be widened, and what it receives narrowed.
test.each<[was: Shape, is: Shape, text: string, breaks: 'request' | 'response']>([
  [string, either, 'was string and is string or number', 'response'],
  [either, number, 'was string or number and is number', 'request'],
  [string, date, 'was string and is date', 'request'],
  [date, string, 'was date and is string', 'response'],
  [string, {...string, nullable: true}, 'can be null now', 'response'],
  [{...string, nullable: true}, string, 'can no longer be null', 'request'],
  [string, {...string, required: true}, 'is required now', 'request'],
  [{...string, required: true}, string, 'is no longer required', 'response'],
  [string, {...string, values: ['A', 'B']}, 'takes only "A", "B" now', 'request'],
  [{...string, values: ['A']}, string, 'is no longer a list of values', 'response'],
  [number, limited({minimum: 1}), limits('none', 'Range: at least 1'), 'request'],
  [
    limited({maximum: 9}),
    limited({maximum: 5}),
    limits('Range: at most 9', 'Range: at most 5'),
    'request',
  ],
  [
    limited({minimum: 5}),
    limited({minimum: 1}),
    limits('Range: at least 5', 'Range: at least 1'),
    'response',
  ],
])('from %j to %j: %s, which breaks a %s', (was, is, text, breaks) => {
  const breaking = `${text} !`;
  expect(reported('body-a', was, is)).toEqual([breaks === 'request' ? breaking : text]);
  expect(reported('response-200.a', was, is)).toEqual([breaks === 'response' ? breaking : text]);
});

test('limits that are narrower on one side and wider on the other break requests and responses', () => {
  const [was, is] = [limited({minimum: 1, maximum: 5}), limited({minimum: 2, maximum: 9})];
  const text = `${limits('Range: 1 to 5', 'Range: 2 to 9')} !`;
  expect(reported('body-a', was, is)).toEqual([text]);
  expect(reported('response-200.a', was, is)).toEqual([text]);
});

test('a lost value breaks requests, and a new value breaks responses', () => {
  const [was, is] = [
    {...string, values: ['A']},
    {...string, values: ['B']},
  ];
  expect(reported('body-a', was, is)).toEqual(['lost the value "A" !', 'has the new value "B"']);
  expect(reported('response-200.a', was, is)).toEqual([
    'has the new value "B" !',
    'lost the value "A"',
  ]);
});

test('the body of an event is compared as what a client receives', () => {
  expect(reported('body-a', {...string, required: true}, string, {event: 'x.created'})).toEqual([
    'is no longer required !',
  ]);
});

test('deprecation breaks no client', () => {
  expect(reported('body-a', string, {...string, deprecated: true})).toEqual(['is deprecated now']);
});

test('a field of a request that changes its place is reported as moved, not as removed and added', () => {
  const before = surfaceWith('body-a', string);
  const after = surfaceWith('path-a', {...string, required: true});
  expect(differences(before, after).map(({target, text}) => `${target} ${text}`)).toEqual([
    'v2/getThing path-a was in the body (body-a) and is in the path',
    'v2/getThing path-a is required now',
  ]);
});

test.each([
  [['v2/b'], 'v2/a'],
  [['v2/a', 'v2/b'], 'v2/a response-200'],
  [['v2/a', 'v2/a response-200', 'v2/b'], 'v2/a response-200.data'],
])('where only %j is left, %s is reported, and nothing inside it', (left, removed) => {
  const parts: [string, Part][] = [
    ['v2/a', {call: get}],
    ['v2/a response-200', {mediaType: 'application/json', types: [{type: 'object'}]}],
    ['v2/a response-200.data', {types: [{type: 'object'}]}],
    ['v2/a response-200.data.id', string],
    ['v2/b', {call: get}],
  ];
  const after = parts.filter(([key]) => left.includes(key));
  expect(differences(new Map(parts), new Map(after)).map(({target}) => target)).toEqual([removed]);
});
