import {median, spread} from './statistics.mjs';

/**
 * @typedef {object} Target
 * @property {string} name what is measured
 * @property {string} wanted the target, as text
 * @property {string} measured median and spread, as text
 * @property {'holds' | 'misses' | 'misses, within the spread'} verdict
 */

/**
 * Judges the median against a limit. Where runs fall on both sides of it, the measure cannot tell a miss from noise, and says so;
 * bytes and scores hardly vary, so that their misses are misses.
 *
 * @param {string} name
 * @param {number[]} values one for each run
 * @param {{atMost: number} | {atLeast: number}} limit
 * @param {(value: number) => string} show how a value is written
 * @returns {Target}
 */
export function judge(name, values, limit, show) {
  const most = 'atMost' in limit;
  const bound = most ? limit.atMost : limit.atLeast;
  const holds = (/** @type {number} */ value) => (most ? value <= bound : value >= bound);
  const verdict = holds(median(values))
    ? 'holds'
    : values.some(holds)
      ? 'misses, within the spread'
      : 'misses';
  const wanted = `${most ? 'at most' : 'at least'} ${show(bound)}`;
  return {name, wanted, measured: spread(values, show), verdict};
}
