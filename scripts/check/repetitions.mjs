// Reports each mistake once.

/**
 * Omits what two tools say of a key or value that has its own problem: that its word is misspelt, and that examples
 * cannot be checked with it as a type.
 *
 * @param {string[]} lines problems
 */
export const withoutRepetitions = (lines) =>
  lines.filter((line) => {
    const [, place = 'openapi/', word] =
      /^(?:(.*?:\d+:)\d+: Unknown word|.*: Example validation errored: .*): (\w+)/.exec(line) ?? [];
    const own = new RegExp(`${word}: |"${word}"`);
    return !lines.some((one) => word && one.startsWith(place) && own.test(one));
  });
