import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {parse} from 'yaml';
import {siteTitles} from './sites.mjs';

/**
 * @typedef {import('./sites.mjs').SiteName} SiteName
 *
 * @typedef {object} Limit what a measure must reach: this site's value, or its ratio to that of another site in the
 *   same run
 * @property {SiteName} [to]
 * @property {number} [atMost]
 * @property {number} [atLeast]
 * @property {string[]} [rows] the rows that it holds for; all by default
 *
 * @typedef {object} Metric
 * @property {string} title
 * @property {(value: number) => string} show
 *
 * @typedef {Record<string, Record<string, Partial<Record<SiteName, number[]>>>>} Figures by metric, row and site, a
 *   value a run
 *
 * @typedef {'holds' | 'misses' | 'misses, within the spread'} Verdict
 *
 * @typedef {{name: string, wanted: string, measured: string, verdict: Verdict}} Target
 */

/** @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {number} value */
export const ratio = (value) => value.toFixed(2);
/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;
/** @param {number} value */
export const seconds = (value) => `${value.toFixed(1)} s`;
/** @param {number} value */
export const whole = (value) => String(Math.round(value));

/** @param {number[]} values at least one */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower = NaN, upper = NaN] = [(sorted.length - 1) / 2, sorted.length / 2].map(
    (at) => sorted[Math.floor(at)],
  );
  return (lower + upper) / 2;
}

/**
 * Median, and the least and the greatest where they are written differently.
 *
 * @type {(values: number[], show: Metric['show']) => string}
 */
function spread(values, show) {
  const [least, greatest] = [Math.min(...values), Math.max(...values)].map(show);
  return least === greatest ? String(least) : `${show(median(values))} (${least} to ${greatest})`;
}

/**
 * Run by run, since what slows down one run of the machine slows down both sides of it. Two zeros are alike.
 *
 * @param {number[]} values
 * @param {number[]} bases of the same runs
 */
const ratios = (values, bases) =>
  values.map((value, run) => (value === bases[run] ? 1 : value / (bases[run] ?? NaN)));

/**
 * Where runs fall on both sides of the limit, the measure cannot tell a miss from noise.
 *
 * @type {(name: string, values: number[], limit: Limit, show: Metric['show']) => Target}
 */
function judge(name, values, {atMost = Infinity, atLeast = -Infinity}, show) {
  const holds = (/** @type {number} */ value) => value <= atMost && value >= atLeast;
  const missed = values.some(holds) ? 'misses, within the spread' : 'misses';
  return {
    name,
    wanted: atMost === Infinity ? `at least ${show(atLeast)}` : `at most ${show(atMost)}`,
    measured: spread(values, show),
    verdict: holds(median(values)) ? 'holds' : missed,
  };
}

/** @type {Record<string, Record<string, Limit[]>>} by part and metric */
const limits = parse(readFileSync(new URL('targets.yaml', import.meta.url), 'utf8'));

/**
 * @param {string} part key of the part
 * @param {Record<string, Metric>} metrics
 * @param {Figures} figures
 * @returns {Target[]}
 */
export const targetsOf = (part, metrics, figures) =>
  Object.entries(metrics).flatMap(([metric, {title, show}]) =>
    (limits[part]?.[metric] ?? []).flatMap((limit) =>
      Object.entries(figures[metric] ?? {})
        .filter(([row]) => !limit.rows || limit.rows.includes(row))
        .map(([row, {site = [], ...others}]) => {
          const name = `${title}: ${row}`;
          if (!limit.to) return judge(name, site, limit, show);
          const base = others[/** @type {keyof typeof others} */ (limit.to)] ?? [];
          return judge(`${name}, to ${siteTitles[limit.to]}`, ratios(site, base), limit, ratio);
        }),
    ),
  );

/** @param {string} title @param {string[][]} rows the first are the columns */
const table = (title, [columns = [], ...rows]) =>
  [
    `### ${title}\n`,
    ...[columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** @param {Metric} metric @param {Figures[string]} rows */
function figuresTable({title, show}, rows) {
  const sites = /** @type {SiteName[]} */ (Object.keys(siteTitles)).filter((site) =>
    Object.values(rows).some((row) => row[site]),
  );
  const [, ...peers] = sites;
  return table(title, [
    [
      '',
      ...sites.map((site) => siteTitles[site]),
      ...peers.map((peer) => `to ${siteTitles[peer]}`),
    ],
    ...Object.entries(rows).map(([name, row]) => [
      name,
      ...sites.map((site) => (row[site] ? spread(row[site], show) : 'none')),
      ...peers.map((peer) => (row[peer] ? spread(ratios(row.site ?? [], row[peer]), ratio) : '')),
    ]),
  ]);
}

/**
 * @param {number} runs
 * @param {string} browser its version
 * @returns {string} when, of which commit and on which machine the figures were measured
 */
export function circumstances(runs, browser) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {encoding: 'utf8'});
  const memory = Math.round(totalmem() / 1024 ** 3);
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit.trim()}, ${runs} runs, on ` +
    `${availableParallelism()} processors with ${memory} GB (${process.platform} ${process.arch}), ` +
    `Node ${process.versions.node}, Chromium ${browser}.`
  );
}

/**
 * @param {string} title of the part
 * @param {Record<string, Metric>} metrics
 * @param {Figures} figures
 * @param {Target[]} targets
 * @returns {string} Markdown
 */
export function partText(title, metrics, figures, targets) {
  const rows = targets.map((target) => Object.values(target));
  return [
    `## ${title}`,
    table(`${title}: targets`, [['measure', 'target', 'measured', 'verdict'], ...rows]),
    ...Object.entries(metrics).map(([metric, one]) => figuresTable(one, figures[metric] ?? {})),
  ].join('\n\n');
}
