import {expect, test} from 'vitest';
import {differences} from '../../../src/changelog/diff';
import type {Call, Part, Surface} from '../../../src/changelog/surface';
import type {Shape} from '../../../src/reference/contract/compare';

const get: Call = {method: 'GET', path: '/things'};

const surface = (part: string, shape: Shape, call: Call = get): Surface =>
  new Map<string, Part>([
    ['v2/getThing', {call}],
    [`v2/getThing ${part}`, shape],
  ]);

const of = (part: string, was: Shape, is: Shape, call?: Call) =>
  differences(surface(part, was, call), surface(part, is, call)).map(
    ({text, breaking}) => `${text}${breaking ? ' !' : ''}`,
  );

const string: Shape = {types: [{type: 'string'}]};
const number: Shape = {types: [{type: 'number'}]};
const either: Shape = {types: [{type: 'string'}, {type: 'number'}]};

test('what a client sends may be widened, not narrowed', () => {
  expect(of('body-a', string, either)).toEqual(['was string and is string or number']);
  expect(of('body-a', either, string)).toEqual(['was string or number and is string !']);
  expect(of('body-a', {...string, nullable: true}, string)).toEqual(['can no longer be null !']);
});

test('what a client receives may be narrowed, not widened', () => {
  expect(of('response-200.a', string, {...string, nullable: true})).toEqual(['can be null now !']);
  expect(of('response-200.a', either, number)).toEqual(['was string or number and is number']);
});

test('the body of an event is received', () => {
  expect(of('body-a', either, number, {event: 'x.created'})).toEqual([
    'was string or number and is number',
  ]);
  expect(of('body-a', {...string, required: true}, string, {event: 'x'})).toEqual([
    'is no longer required !',
  ]);
});

test('required and optional', () => {
  expect(of('query-a', {...string, required: true}, string)).toEqual(['is no longer required']);
  expect(of('response-200.a', string, {...string, required: true})).toEqual(['is required now']);
});

test('lists of values', () => {
  expect(of('body-a', {...string, values: ['A']}, {...string, values: ['B']})).toEqual([
    'lost the value "A" !',
    'has the new value "B"',
  ]);
  expect(of('body-a', string, {...string, values: ['A', 'B']})).toEqual([
    'takes only "A", "B" now !',
  ]);
  expect(of('response-200.a', {...string, values: ['A']}, string)).toEqual([
    'is no longer a list of values !',
  ]);
  expect(of('response-200.a', {...string, values: ['A']}, {...string, values: ['B']})).toEqual([
    'has the new value "B" !',
    'lost the value "A"',
  ]);
});

/** Each with what is said of a request; a response is told alike, and it breaks where a request does not. */
const turned: [what: string, was: Shape, is: Shape, text: string, breaksRequest: boolean][] = [
  [
    'a limit',
    string,
    {...string, constraints: {maxLength: 5}},
    'had the limits none and has Length: at most 5 characters',
    true,
  ],
  [
    'a tighter limit',
    {...number, constraints: {maximum: 9}},
    {...number, constraints: {maximum: 5}},
    'had the limits Range: at most 9 and has Range: at most 5',
    true,
  ],
  [
    'a looser limit',
    {...number, constraints: {maximum: 5}},
    {...number, constraints: {maximum: 9}},
    'had the limits Range: at most 5 and has Range: at most 9',
    false,
  ],
  [
    'a lower least',
    {...number, constraints: {minimum: 5}},
    {...number, constraints: {minimum: 1}},
    'had the limits Range: at least 5 and has Range: at least 1',
    false,
  ],
  [
    'no limit any more',
    {...string, constraints: {pattern: '^a'}},
    string,
    'had the limits Pattern: ^a and has none',
    false,
  ],
  [
    'a format',
    string,
    {types: [{type: 'string', format: 'uuid'}]},
    'was string and is string (uuid)',
    true,
  ],
  [
    'no format any more',
    {types: [{type: 'string', format: 'date'}]},
    string,
    'was date and is string',
    false,
  ],
  [
    'a wider type of entries',
    {types: [{type: 'array', items: string.types}]},
    {types: [{type: 'array', items: either.types}]},
    'was array of strings and is array of strings or numbers',
    false,
  ],
  ['null', string, {...string, nullable: true}, 'can be null now', false],
  ['required', string, {...string, required: true}, 'is required now', true],
];

test.each(turned)('%s turns around between request and response', (_, was, is, text, breaks) => {
  expect(of('body-a', was, is)).toEqual([`${text}${breaks ? ' !' : ''}`]);
  expect(of('response-200.a', was, is)).toEqual([`${text}${breaks ? '' : ' !'}`]);
});

test('limits that go both ways break either side', () => {
  const was = {...number, constraints: {minimum: 1, maximum: 5}};
  const is = {...number, constraints: {minimum: 2, maximum: 9}};
  expect(of('body-a', was, is)).toEqual(['had the limits Range: 1 to 5 and has Range: 2 to 9 !']);
  expect(of('response-200.a', was, is)).toHaveLength(1);
});

test('a field of a request that stands elsewhere was moved', () => {
  const [before, after] = [
    surface('body-a', string),
    surface('path-a', {...string, required: true}),
  ];
  expect(differences(before, after)).toMatchObject([
    {
      target: 'v2/getThing path-a',
      breaking: true,
      text: 'was in the body (body-a) and is in the path',
    },
    {target: 'v2/getThing path-a', breaking: true, text: 'is required now'},
  ]);
});

test('deprecated, and back', () => {
  expect(of('body-a', string, {...string, deprecated: true})).toEqual(['is deprecated now']);
  expect(of('body-a', {...string, deprecated: true}, string)).toEqual(['is no longer deprecated']);
});

test('of what goes as a whole, only the outermost part is named', () => {
  const before: Surface = new Map<string, Part>([
    ['v2/a', {call: get}],
    ['v2/a response-200', {mediaType: 'application/json', types: [{type: 'object'}]}],
    ['v2/a response-200.data', {types: [{type: 'object'}]}],
    ['v2/a response-200.data.id', string],
    ['v2/b', {call: get}],
  ]);
  const named = (keys: string[]) =>
    differences(before, new Map(keys.map((key) => [key, before.get(key) as Part]))).map(
      ({target}) => target,
    );
  expect(named(['v2/b'])).toEqual(['v2/a']);
  expect(named(['v2/a', 'v2/b'])).toEqual(['v2/a response-200']);
  expect(named(['v2/a', 'v2/b', 'v2/a response-200'])).toEqual(['v2/a response-200.data']);
});
