/** Puts a text on one line, with single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
