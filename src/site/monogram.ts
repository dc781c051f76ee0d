// The monogram of a PMS: two letters of its name in a square.

/**
 * Returns the attributes that show a monogram before the text of an element (`.monogram` in src/css/kit.css). CSS draws
 * the square, so the letters are not part of the page's text for the search and the Markdown pages.
 *
 * @param name name of the PMS, such as `BookingSync` (BS) or `Guesty` (Gu)
 */
export function monogram(name: string) {
  // Five names begin with "Host", so their second letter does not distinguish them.
  const short = name.replace(/^Host(?=[a-z])/, 'H');
  const [first = '', second] = short.match(/[A-Z]/g) ?? [];
  return {
    className: 'monogram',
    'data-monogram': second ? first + second : short.slice(0, 2),
  };
}
