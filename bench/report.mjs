import {format, resolveConfig} from 'prettier';

/**
 * @typedef {object} Table
 * @property {string} title
 * @property {string} [note] what to know to read it
 * @property {string[]} columns
 * @property {string[][]} rows
 */

/**
 * @typedef {object} Result what one part of the benchmark has measured
 * @property {Table[]} tables
 * @property {import('./targets.mjs').Target[]} targets
 */

/**
 * @typedef {object} Stamp when and on what a part was measured
 * @property {string} date ISO date
 * @property {string} commit short name, with a plus sign when files had been changed since
 * @property {number} runs
 * @property {string} machine
 */

/** @param {string[]} cells */
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/**
 * @param {Table} table
 * @returns {string} Markdown
 */
function tableText({title, note, columns, rows}) {
  const lines = [columns, columns.map(() => '---'), ...rows].map(row);
  return [`### ${title}`, ...(note ? [note] : []), lines.join('\n')].join('\n\n');
}

/**
 * @param {string} part title of the part
 * @param {Result['targets']} targets
 * @returns {Table}
 */
const targetTable = (part, targets) => ({
  title: `${part}: targets`,
  columns: ['measure', 'target', 'measured', 'verdict'],
  rows: targets.map(({name, wanted, measured, verdict}) => [name, wanted, measured, verdict]),
});

/**
 * @param {string} title of the part
 * @param {Result & Stamp} result
 * @returns {string} Markdown of the part
 */
export function partText(title, {tables, targets, date, commit, runs, machine}) {
  const shown = targets.length > 0 ? [targetTable(title, targets), ...tables] : tables;
  const stamp = `Measured on ${date} at commit ${commit}, ${runs} ${runs === 1 ? 'run' : 'runs'}, on ${machine}.`;
  return [`## ${title}`, stamp, ...shown.map(tableText)].join('\n\n');
}

/**
 * @param {string} markdown
 * @returns {Promise<string>} laid out as the project's other files
 */
export async function layOut(markdown) {
  const options = await resolveConfig('BENCHMARKS.md');
  return format(markdown, {...options, parser: 'markdown'});
}

const introduction = `# Benchmarks

Written by \`npm run bench -- --write\`; do not edit. Figures are medians, with the least and the greatest of the runs behind them.
A ratio is taken run by run, both sides measured in the same run. A target that some runs reach and others do not is said to miss
within the spread: run it again on a quiet machine before you believe it.

- **Starter**: what \`create-docusaurus classic --typescript\` makes, untouched. **Starter, same pages**: the starter with the Markdown
  of this site's pages. **Starlight**: Starlight as it comes, with the same Markdown; the lightest of this site's peers.
- All are served compressed with brotli from this machine. Lighthouse plays a slow phone and really slows network and processor down.
`;

/**
 * @param {string[]} parts Markdown of each part
 * @returns {Promise<string>} the whole file
 */
export const fileText = (parts) => layOut([introduction, ...parts].join('\n\n'));
