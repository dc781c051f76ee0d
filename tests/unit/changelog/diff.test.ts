// Tests how the differences between two versions of the contract are described.
import {expect, test} from 'vitest';
import {differences} from '../../../src/plugins/changelog/diff';
import type {Surface} from '../../../src/plugins/changelog/surface';
import type {Shape} from '../../../src/plugins/reference/contract/compare';
import {readRows} from '../../support/readRows';

const get: Shape = {types: [], const: 'GET /things'};

const surfaceWith = (part: string, shape: Shape): Surface =>
  new Map([
    ['v2/getThing', get],
    [`v2/getThing ${part}`, shape],
  ]);

const reported = (part: string, was: Shape, is: Shape) =>
  differences(surfaceWith(part, was), surfaceWith(part, is)).map(({text}) => text);

const string: Shape = {types: [{type: 'string'}]};

test.each(readRows<{was: Shape; is: Shape; text: string[]}>('tests/unit/changelog/diff.yaml'))(
  'from $was to $is: $text',
  ({was, is, text}) => {
    expect(reported('body-a', was, is)).toEqual(text);
  },
);

test.each([
  [['v2/b'], 'v2/a'],
  [['v2/a', 'v2/b'], 'v2/a response-200'],
  [['v2/a', 'v2/a response-200', 'v2/b'], 'v2/a response-200.data'],
])('when only %j remains, the removal of %s is reported, but not of its parts', (left, removed) => {
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
