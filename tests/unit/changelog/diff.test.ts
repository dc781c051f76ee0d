import {expect, test} from 'vitest';
import {differences} from '../../../src/changelog/diff';
import type {Surface} from '../../../src/changelog/surface';
import type {Shape} from '../../../src/reference/contract/compare';
import {readRows} from '../../support/readRows';

const get: Shape = {types: [], const: 'GET /things'};

const surfaceWith = (part: string, shape: Shape, call = get): Surface =>
  new Map([
    ['v2/getThing', call],
    [`v2/getThing ${part}`, shape],
  ]);

/** What is reported of a part, with ` !` behind what breaks clients. */
const reported = (part: string, was: Shape, is: Shape, call?: Shape) =>
  differences(surfaceWith(part, was, call), surfaceWith(part, is, call)).map(
    ({text, breaking}) => text + (breaking ? ' !' : ''),
  );

const string: Shape = {types: [{type: 'string'}]};
const number: Shape = {types: [{type: 'number'}]};
const limited = (constraints: Shape['constraints']): Shape => ({...number, constraints});
const limits = (was: string, is: string) => `had the limits ${was} and has ${is}`;

// What a client sends may be widened, and what it receives narrowed.
test.each(
  readRows<{was: Shape; is: Shape; text: string; breaks: string}>('tests/unit/changelog/diff.yaml'),
)('from $was to $is: $text, which breaks a $breaks', ({was, is, text, breaks}) => {
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
  expect(
    reported('body-a', {...string, required: true}, string, {types: [], const: 'event x.created'}),
  ).toEqual(['is no longer required !']);
});

test('deprecation breaks no client', () => {
  expect(reported('body-a', string, {...string, deprecated: true})).toEqual(['is deprecated now']);
});

test.each([
  [['v2/b'], 'v2/a'],
  [['v2/a', 'v2/b'], 'v2/a response-200'],
  [['v2/a', 'v2/a response-200', 'v2/b'], 'v2/a response-200.data'],
])('where only %j is left, %s is reported, and nothing inside it', (left, removed) => {
  const parts: [string, Shape][] = [
    ['v2/a', get],
    ['v2/a response-200', {mediaType: 'application/json', types: [{type: 'object'}]}],
    ['v2/a response-200.data', {types: [{type: 'object'}]}],
    ['v2/a response-200.data.id', string],
    ['v2/b', get],
  ];
  const after = parts.filter(([key]) => left.includes(key));
  expect(differences(new Map(parts), new Map(after)).map(({target}) => target)).toEqual([removed]);
});
