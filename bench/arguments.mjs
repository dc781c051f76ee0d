/** Names of the parts, in the order in which they run, with their titles. */
export const partTitles = {
  weight: 'Weight',
  speed: 'Speed',
  interaction: 'Next page and interaction',
  search: 'Search',
  build: 'Build',
  start: 'Live preview',
};

/** @typedef {keyof typeof partTitles} PartName */

const usage = `Usage: npm run bench -- [${Object.keys(partTitles).join('|')} …] [--runs N] [--keep] [--write]`;

/**
 * @param {string} name
 * @returns {name is PartName}
 */
const isPart = (name) => Object.hasOwn(partTitles, name);

/**
 * @param {string[]} words what stands behind `npm run bench --`
 * @returns {{parts: PartName[], runs: number, keep: boolean, write: boolean}} all parts when none is named
 * @throws {Error} naming what is wrong and what is allowed
 */
export function readArguments(words) {
  /** @type {PartName[]} */
  const parts = [];
  const options = {runs: 5, keep: false, write: false};
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--keep' || word === '--write') {
      options[word === '--keep' ? 'keep' : 'write'] = true;
    } else if (word === '--runs') {
      index += 1;
      options.runs = Number(words[index]);
      if (!Number.isInteger(options.runs) || options.runs < 1) {
        throw new Error(
          `--runs wants a whole number from 1 up, and was given “${words[index] ?? ''}”.\n${usage}`,
        );
      }
    } else if (isPart(word)) {
      parts.push(word);
    } else {
      throw new Error(
        `There is no ${word.startsWith('-') ? 'option' : 'part'} “${word}”.\n${usage}`,
      );
    }
  }
  const all = /** @type {PartName[]} */ (Object.keys(partTitles));
  return {parts: all.filter((name) => parts.length === 0 || parts.includes(name)), ...options};
}
