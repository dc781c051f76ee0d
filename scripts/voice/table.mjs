import {gradeOf, LONG} from './measure.mjs';

/** @typedef {import('./measure.mjs').Figures} Figures */

const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** @type {[string, (figures: Figures) => string][]} */
const columns = [
  ['pages', ({pages}) => String(pages)],
  ['sentences', ({sentences}) => String(sentences)],
  ['refused words', ({refused}) => String(refused)],
  ['"answer"', ({answers}) => String(answers)],
  ['not documented, a page', ({undocumented, pages}) => (undocumented / pages).toFixed(2)],
  [`over ${LONG} words`, ({long, sentences}) => share(long, sentences)],
  ['passive', ({passive, sentences}) => share(passive, sentences)],
  ['grade', (figures) => gradeOf(figures).toFixed(1)],
];

/**
 * Prints figures as a Markdown table: a row for each kind of page or page, "before > after" where there are two.
 *
 * @param {Map<string, Figures>[]} builds one or two
 */
export function printTable(builds) {
  const names = [...new Set(builds.flatMap((build) => [...build.keys()]))];
  console.log(`| page | ${columns.map(([title]) => title).join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(columns.length)}`);
  for (const name of names) {
    const cells = columns.map(([, cell]) => {
      const values = builds.map((build) => {
        const figures = build.get(name);
        return figures ? cell(figures) : '-';
      });
      return new Set(values).size === 1 ? values[0] : values.join(' > ');
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
