// Splits texts and queries into words, and words into parts and stems.
import {stemmer} from 'stemmer';

/** Filler words of questions. The search ignores them if the query has other words. */
const fillers = new Set(
  `a about again all already also although an and any are as at be been but by can come comes could did do does
  doing for from get gets getting give given go goes got had has have having help how i i'm if in into is it its
  just know let like may me mean means might my need needs no now of on once one or our ours please possible see
  should show so some something still tell than that the their them then there these they this those to too use
  used using via want wanted was way we were what what's when where which while who why will with without would
  you your`.split(/\s+/),
);

/** Whether a word is a filler, such as "how". */
export const isFiller = (word: string): boolean => fillers.has(word);

/** Matches words and names. Dots, dashes and underscores inside a name belong to it, as in `reservation.created`. */
export const compound = /[\p{L}\p{N}]+(?:[._'’-][\p{L}\p{N}]+)*/gu;
const boundary = /[._'’-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** Words that are not stemmed, because a word with another meaning has the same stem: "customer" and "custom". */
const unstemmed =
  /^(apartment|applicable|community|customer|general|generally|generic|important|instalment|listing|locale|optional|optionally)s?$/;

/** Returns the stem of a word, such as "cancel" for "cancelled". Other languages and identifiers have none. */
export function stem(word: string): string {
  if (unstemmed.test(word)) return word.replace(/s$/, '');
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

/** Returns the words and names in a text, unchanged. */
export const namesIn = (text: string): string[] => text.match(compound) ?? [];

/** Splits a name into its parts in lower case: `reservation.createdAt` becomes reservation, created and at. */
export const splitName = (name: string): string[] =>
  name.split(boundary).map((part) => part.toLowerCase());

/** Returns a text without accents, invisible characters and full-width letters, which people leave out or paste. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '');
