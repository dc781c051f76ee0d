import {stemmer} from 'stemmer';

/** Words of a question that say nothing of what is asked. */
const fillers = new Set(
  `a about again all already also although an and any are as at be been but by can come comes could did do does doing for from get gets getting give given
  go goes got had has have having help how i i'm if in into is it its just know let like may me mean means might my need needs no now of
  on once one or our ours please possible see should show so some something still tell than that the their them then there these they this those to too
  use used using via want wanted was way we were what what's when where which while who why will with without would you your`.split(
    /\s+/,
  ),
);

/** Whether a word of a question says nothing of what is asked, such as "how". */
export const isFiller = (word: string): boolean => fillers.has(word);

/** A name with its dots, dashes and underscores, such as `reservation.created`, is one. */
const compound = /[\p{L}\p{N}]+(?:[._'’-][\p{L}\p{N}]+)*/gu;
const separators = /[._'’-]+/;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * Words that the rules of the stemmer join with others of another meaning, without the "s" at their end: a customer is not custom, and
 * what is optional is no option.
 */
const whole = new Set(
  'apartment applicable community customer general generally generic important instalment locale optional optionally'.split(
    ' ',
  ),
);

/** What words of one meaning have in common, such as "cancel" of "cancelled". */
export function stem(word: string): string {
  const singular = word.replace(/s$/, '');
  if (whole.has(singular)) return singular;
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** The words that a name is made of, in lower case: of `reservation.createdAt` they are reservation, created and at. */
export function partsOf(name: string): string[] {
  return name
    .split(separators)
    .flatMap((part) => part.split(humps))
    .filter(Boolean)
    .map((part) => part.toLowerCase());
}

/** Whether a word is the number of an error, or a group of them such as `5xx`. */
export const isStatus = (word: string): boolean => /^[45](\d\d|xx)$/.test(word);

/** The names of a text as they are written. */
export const namesOf = (text: string): string[] => text.match(compound) ?? [];

/** Whether a name is written as only code is: with dots, underscores or capital letters inside. */
export const isIdentifier = (name: string): boolean =>
  /[\p{L}\p{N}][._][\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(name);

/**
 * The words that a text is found by: each name as a whole, and its parts.
 *
 * @param text of a page
 * @returns in lower case, with repetition
 */
export function wordsOf(text: string): string[] {
  return namesOf(text).flatMap((name) => {
    const parts = partsOf(name);
    return parts.length > 1 ? [name.toLowerCase(), ...parts] : [name.toLowerCase()];
  });
}

/** A word, and its stem where that is another. */
export function withStem(word: string): string[] {
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
