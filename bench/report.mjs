// Formats the figures of the benchmark as Markdown and compares them with the targets.
import {execFileSync} from 'node:child_process';
import {availableParallelism} from 'node:os';
import {readData} from '../scripts/lib/data.mjs';
import {siteTitles} from './sites.mjs';

/**
 * @typedef {import('./sites.mjs').SiteName} SiteName
 *
 * @typedef {{to?: SiteName, atMost?: number, atLeast?: number, rows?: string[]}} Limit
 *
 * @typedef {{title: string, unit: keyof typeof units, targets?: Limit[]}} Metric
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

/** Metrics by part and name. */
const metrics = readData('bench/metrics.yaml');

/** @param {number[]} values at least one */
function median(values) {
  const {length} = values;
  const middle = values.toSorted((a, b) => a - b).slice((length - 1) / 2, length / 2 + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/**
 * Formats the median with minimum and maximum.
 *
 * @type {(values: number[] | undefined, unit: Metric['unit']) => string}
 */
function summary(values, unit) {
  if (!values) return 'none';
  const [least, most] = [Math.min(...values), Math.max(...values)].map(units[unit]);
  return least === most ? String(least) : `${units[unit](median(values))} (${least} to ${most})`;
}

/**
 * Returns one ratio per run. A slowdown of the machine affects both sites in the same run, so it hardly affects ratios.
 *
 * @param {number[] | undefined} values
 * @param {number[] | undefined} bases values of the other site in the same runs
 */
const ratios = (values, bases) =>
  bases && values?.map((value, run) => (value === bases[run] ? 1 : value / (bases[run] ?? NaN)));

/** Formats a Markdown table. @param {string[][]} rows the first is the header */
const table = ([columns = [], ...rows]) =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/**
 * Lists the targets of a metric as table rows with the columns measure, target, measured and verdict.
 *
 * @type {(metric: Metric, rows: Figures[string]) => string[][]}
 */
const verdicts = ({title, unit, targets = []}, rows) =>
  targets.flatMap(({to, atMost = Infinity, atLeast = -Infinity, rows: only}) =>
    Object.entries(rows)
      .filter(([row]) => !only || only.includes(row))
      .map(([row, {site = [], ...others}]) => {
        const base = others[/** @type {keyof typeof others} */ (to)];
        const values = to ? (ratios(site, base) ?? []) : site;
        const format = to ? 'ratio' : unit;
        const middle = median(values);
        const limit = units[format](atMost === Infinity ? atLeast : atMost);
        return [
          `${title}: ${row}${to ? `, to ${siteTitles[to]}` : ''}`,
          `${atMost === Infinity ? 'at least' : 'at most'} ${limit}`,
          summary(values, format),
          middle <= atMost && middle >= atLeast ? 'met' : 'missed',
        ];
      }),
  );

/** Formats the figures of a metric as a table. @type {(metric: Metric, rows: Figures[string]) => string} */
function figuresTable({title, unit}, rows) {
  const sites = /** @type {SiteName[]} */ (Object.keys(siteTitles));
  const peers = sites.slice(1);
  const columns = sites.map((site) => siteTitles[site]);
  const body = Object.entries(rows).map(([name, row]) => [
    name,
    ...sites.map((site) => summary(row[site], unit)),
    ...peers.map((peer) => summary(ratios(row.site, row[peer]), 'ratio')),
  ]);
  const header = ['', ...columns, ...peers.map((peer) => `to ${siteTitles[peer]}`)];
  return `### ${title}\n\n${table([header, ...body])}`;
}

/**
 * Describes when, at which commit and on which machine the figures were measured.
 *
 * @param {number} runs
 * @param {string} browser version of Chromium
 * @returns {string}
 */
export function circumstances(runs, browser) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {encoding: 'utf8'});
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit.trim()}, ${runs} runs, on ` +
    `${availableParallelism()} processors, Node ${process.versions.node}, Chromium ${browser}.`
  );
}

/**
 * Formats the report of a part.
 *
 * @param {string} part name in metrics.yaml
 * @param {string} title
 * @param {Figures} figures
 * @returns {{text: string, missed: number}} Markdown, and the number of missed targets
 */
export function partReport(part, title, figures) {
  const own = Object.entries(metrics[part] ?? {}).filter(([name]) => figures[name]);
  const targets = own.flatMap(([name, metric]) => verdicts(metric, figures[name] ?? {}));
  const text = [
    `## ${title}`,
    `### ${title}: targets`,
    table([['measure', 'target', 'measured', 'verdict'], ...targets]),
    ...own.map(([name, metric]) => figuresTable(metric, figures[name] ?? {})),
  ].join('\n\n');
  return {text, missed: targets.filter((target) => target.includes('missed')).length};
}
