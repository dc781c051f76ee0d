import {expect, test} from 'vitest';
import {readArguments} from '../../../bench/arguments.mjs';

test('no argument runs every part five times', () => {
  expect(readArguments([])).toEqual({
    parts: ['weight', 'speed', 'interaction', 'search', 'build', 'start'],
    runs: 5,
    keep: false,
    write: false,
  });
});

test('named parts run in the order of the benchmark', () => {
  const {parts, runs, keep, write} = readArguments(['start', '--runs', '2', 'weight', '--write']);
  expect({parts, runs, keep, write}).toEqual({
    parts: ['weight', 'start'],
    runs: 2,
    keep: false,
    write: true,
  });
  expect(readArguments(['--keep']).keep).toBe(true);
});

test.each([
  [['wieght'], 'There is no part “wieght”'],
  [['--fast'], 'There is no option “--fast”'],
  [['--runs'], '--runs wants a whole number from 1 up, and was given “”'],
  [['--runs', '0'], 'was given “0”'],
  [['--runs', '2.5'], 'was given “2.5”'],
  [['toString'], 'There is no part “toString”'],
])('%j is refused with what is allowed', (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
  expect(() => readArguments(words)).toThrow('weight|speed|interaction|search|build|start');
});
