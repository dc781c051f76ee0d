import {expect, test} from 'vitest';
import {median, quantile, ratios} from '../../../bench/statistics.mjs';
import {judge} from '../../../bench/targets.mjs';

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 2, 10])).toBe(3);
});

test('a quantile is the least value that this share of all values does not exceed', () => {
  const values = Array.from({length: 20}, (_, index) => 20 - index);
  expect(quantile(values, 0.95)).toBe(19);
  expect(quantile(values, 1)).toBe(20);
});

test('ratios are computed for each run, and 0 to 0 is 1', () => {
  expect(ratios([1, 4, 0, 5], [2, 2, 0, 0])).toEqual([0.5, 2, 1, Infinity]);
  expect(() => ratios([1, 2], [1])).toThrow('both sides');
});

test.each([
  ['holds', [0.2, 0.25, 0.9], {atMost: 0.25}, '0.25 (0.20 to 0.90)'],
  ['holds', [98, 97, 99], {atLeast: 98}, '98.00 (97.00 to 99.00)'],
  ['misses', [0.3, 0.3], {atMost: 0.25}, '0.30'],
  ['misses', [97, 96], {atLeast: 98}, '96.50 (96.00 to 97.00)'],
  ['misses, within the spread', [0.2, 0.4, 0.5], {atMost: 0.25}, '0.40 (0.20 to 0.50)'],
])('a target %s for %j and %j', (verdict, values, limit, measured) => {
  expect(judge('TBT', values, limit, (value) => value.toFixed(2))).toMatchObject({
    measured,
    verdict,
  });
});
