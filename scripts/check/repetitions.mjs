// Reports each mistake once.

/** Matches that a word is misspelt, and that examples cannot be checked with it as a type. */
const secondary = /^(?:(.*?:\d+:)\d+: Unknown word|.*: Example validation errored: .*): (\w+)/;

/** Matches what markdownlint says of links in pages: check-pages says it too, and knows the anchors that a build adds. */
const ofLink = /\.mdx:\S+ .*\bMD0(?:42|51)\//;

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
    return !ofLink.test(line) && !(match && lines.some(isNamed));
  });
