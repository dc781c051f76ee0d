/** Puts commas between parts, such as texts and links; `beforeLast` separates the last two. */
export const separated = <Part>(parts: readonly Part[], beforeLast = ', '): (Part | string)[] =>
  parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [index === parts.length - 1 ? beforeLast : ', ', part];
  });
