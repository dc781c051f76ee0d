// Formats the figures of the benchmark as Markdown and compares them with the targets.
import {readYaml} from './readYaml.mjs';

/**
 * @typedef {import('./sites.mjs').SiteName} SiteName
 *
 * @typedef {Record<string, Record<string, Partial<Record<SiteName, number[]>>>>} Figures by metric, row and site, one
 *   value per run
 */

const units = {
  kB: (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`,
  ms: (/** @type {number} */ ms) => `${Math.round(ms)} ms`,
  s: (/** @type {number} */ seconds) => `${seconds.toFixed(1)} s`,
  score: (/** @type {number} */ score) => String(Math.round(score)),
  ratio: (/** @type {number} */ value) => value.toFixed(2),
};

/**
 * @typedef {{to?: SiteName, atMost?: number, atLeast?: number, rows?: string[]}} Target
 *
 * @type {Record<string, Record<string, {title: string, unit: keyof typeof units, targets?: Target[]}>>}
 */
const metrics = readYaml('metrics');

/** @param {number[]} values at least one */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Formats the median and, of several runs, the minimum and maximum.
 *
 * @param {number[]} values at least one
 * @param {keyof typeof units} unit
 */
function withRange(values, unit) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  const range = least < most ? ` (${units[unit](least)} to ${units[unit](most)})` : '';
  return units[unit](middle) + range;
}

/**
 * Returns the ratios of each run, or the values themselves. A slowdown of the machine affects all sites in the same
 * run, so it hardly affects ratios.
 *
 * @param {Figures[string][string]} row
 * @param {SiteName} [to] site to compare with
 */
function valuesOf({site = [], ...others}, to) {
  if (!to || to === 'site') return site;
  return (others[to] ?? []).map((base, run) =>
    site[run] === base ? 1 : (site[run] ?? NaN) / base,
  );
}

/**
 * Formats the report of a part: a table with the median of this site, its ratios to the others, and the targets.
 *
 * @param {string} part name in metrics.yaml
 * @param {string} title
 * @param {Figures} figures
 * @returns {{text: string, missed: number}} Markdown, and the number of missed targets
 */
export function partReport(part, title, figures) {
  const lines = Object.entries(metrics[part] ?? {}).flatMap(([name, metric]) =>
    Object.entries(figures[name] ?? {}).map(([row, values]) => {
      const verdicts = (metric.targets ?? [])
        .filter(({rows}) => !rows || rows.includes(row))
        .map(({to, atMost = Infinity, atLeast = -Infinity}) => {
          const value = median(valuesOf(values, to));
          const [word, limit] = atMost === Infinity ? ['at least', atLeast] : ['at most', atMost];
          const verdict = value <= atMost && value >= atLeast ? 'met' : 'missed';
          return `${verdict}: ${word} ${units[to ? 'ratio' : metric.unit](limit)} ${to ? `of ${to}` : ''}`.trim();
        });
      const ratios = /** @type {const} */ (['starter', 'starlight']).map((to) =>
        values[to] ? withRange(valuesOf(values, to), 'ratio') : 'none',
      );
      const own = withRange(valuesOf(values), metric.unit);
      return `| ${[metric.title, row, own, ...ratios, verdicts.join(', ')].join(' | ')} |`;
    }),
  );
  const head = '| measure | page | this site | to starter | to Starlight | targets |';
  const text = [`## ${title}\n`, head, '| --- | --- | --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
  return {text, missed: lines.join().split('missed: ').length - 1};
}
