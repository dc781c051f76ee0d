import {expect, test} from 'vitest';
import {lineThrough} from '../../../bench/line.mjs';

const points = (y: (x: number) => number) => [79, 310, 541, 772].map((x) => ({x, y: y(x)}));

test('points on a line lie on it', () => {
  const {slope, start, deviation} = lineThrough(points((x) => 8 + 0.03 * x));
  expect(slope).toBeCloseTo(0.03);
  expect(start).toBeCloseTo(8);
  expect(deviation).toBeCloseTo(0);
});

test('a growth with the square is far from a line', () => {
  expect(lineThrough(points((x) => 8 + 0.00005 * x ** 2)).deviation).toBeGreaterThan(0.2);
});

test('two points are refused', () => {
  expect(() =>
    lineThrough([
      {x: 1, y: 1},
      {x: 2, y: 2},
    ]),
  ).toThrow('measure at least three');
});
