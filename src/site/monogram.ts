/** Number of colours of the monograms (src/css/kit.css). */
const HUES = 6;

/**
 * Returns the attributes that show two letters of a name in a coloured square before an element's text
 * (`.monogram` in src/css/kit.css). The square is drawn by CSS, so that search and Markdown pages don't see it.
 *
 * @param name such as `RMS Cloud` (RC), `BookingSync` (BS) or `Guesty` (Gu)
 */
export function monogram(name: string) {
  // Five names begin with "Host".
  const short = name.replace(/^Host(?=[a-z])/, 'H');
  const [first = '', second] = short.match(/[A-Z]/g) ?? [];
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return {
    className: `monogram monogram--${sum % HUES}`,
    'data-monogram': second ? first + second : short.slice(0, 2),
  };
}
