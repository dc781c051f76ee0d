/**
 * @param {number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('No value was measured.');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * @param {number[]} values at least one
 * @param {number} share of the values that are at most the result, from 0 to 1
 * @returns {number} one of the values
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)];
  if (value === undefined) throw new Error('No value was measured.');
  return value;
}

/**
 * Run by run, since what slows one run of the machine slows both sides of it.
 *
 * @param {number[]} values one for each run
 * @param {number[]} bases what they are measured by, of the same runs
 * @returns {number[]} a ratio for each run; two noughts are alike
 */
export function ratios(values, bases) {
  if (values.length !== bases.length) throw new Error('A ratio needs both sides of each run.');
  return values.map((value, run) => {
    const base = bases[run] ?? 0;
    return value === base ? 1 : value / base;
  });
}

/**
 * @param {number[]} values
 * @param {(value: number) => string} show how a value is written
 * @returns {string} the median, and the least and the greatest where they are written differently
 */
export function spread(values, show) {
  const least = show(Math.min(...values));
  const greatest = show(Math.max(...values));
  const middle = show(median(values));
  return least === greatest ? middle : `${middle} (${least} to ${greatest})`;
}
