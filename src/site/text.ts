// Changes texts.

/** Returns a text with a capital at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Escapes a text, so that a regular expression matches it literally. */
export const escapedForRegExp = (text: string): string => text.replaceAll(/[^\w\s/-]/g, '\\$&');
