// Reports each mistake once.

/** Matches that a word is misspelt, and that examples cannot be checked with it as a type. */
const secondary = /^(?:(.*?:\d+:)\d+: Unknown word|.*: Example validation errored: .*): (\w+)/;

/**
 * Omits what two tools say of a word that another problem names, in the same line or, for a type, in the contract.
 *
 * @param {string[]} lines problems
 */
export const withoutRepetitions = (lines) =>
  lines.filter((line) => {
    const [match, place = 'openapi/', word] = secondary.exec(line) ?? [];
    const named = new RegExp(String.raw`\b${word}\b`);
    const isNamed = (/** @type {string} */ other) =>
      other.startsWith(place) && named.test(other) && !secondary.test(other);
    return !(match && lines.some(isNamed));
  });
