import {describe, expect, it} from 'vitest';
import {median, quantile, ratios, spread} from '../../../bench/statistics.mjs';
import {judge} from '../../../bench/targets.mjs';

const twoPlaces = (value: number) => value.toFixed(2);

describe('the median', () => {
  it('is the middle of an odd number of values, however they are ordered', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([100, 9, 20])).toBe(20);
  });

  it('lies between the two in the middle of an even number', () => {
    expect(median([4, 1, 2, 10])).toBe(3);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow('No value was measured');
  });
});

describe('a quantile', () => {
  it('is the least value that the share of all does not exceed', () => {
    const values = Array.from({length: 20}, (_, index) => 20 - index);
    expect(quantile(values, 0.95)).toBe(19);
    expect(quantile(values, 1)).toBe(20);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it('of nothing is an error', () => {
    expect(() => quantile([], 0.95)).toThrow('No value was measured');
  });
});

describe('ratios', () => {
  it('are taken run by run', () => {
    expect(ratios([1, 4], [2, 2])).toEqual([0.5, 2]);
  });

  it('take two noughts as alike, and anything to nought as endless', () => {
    expect(ratios([0, 5], [0, 0])).toEqual([1, Infinity]);
  });

  it('need both sides of each run', () => {
    expect(() => ratios([1, 2], [1])).toThrow('both sides');
  });
});

describe('the spread', () => {
  it('stands behind the median', () => {
    expect(spread([0.7, 0.9, 0.8], twoPlaces)).toBe('0.80 (0.70 to 0.90)');
  });

  it('is left out where it cannot be seen', () => {
    expect(spread([0.801, 0.8, 0.802], twoPlaces)).toBe('0.80');
  });
});

describe('a target', () => {
  it('holds by its median, the limit included', () => {
    expect(judge('TBT', [0.2, 0.25, 0.9], {atMost: 0.25}, twoPlaces)).toEqual({
      name: 'TBT',
      wanted: 'at most 0.25',
      measured: '0.25 (0.20 to 0.90)',
      verdict: 'holds',
    });
    expect(judge('score', [98, 97, 99], {atLeast: 98}, String).verdict).toBe('holds');
  });

  it('is missed when no run reaches it', () => {
    expect(judge('TBT', [0.3, 0.4], {atMost: 0.25}, twoPlaces).verdict).toBe('misses');
    expect(judge('score', [97, 96], {atLeast: 98}, String).verdict).toBe('misses');
  });

  it('is missed within the spread when some runs reach it', () => {
    const {verdict} = judge('TBT', [0.2, 0.4, 0.5], {atMost: 0.25}, twoPlaces);
    expect(verdict).toBe('misses, within the spread');
  });
});
