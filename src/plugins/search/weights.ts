/**
 * Tuning parameters of the search. tests/built/search.test.ts checks them against the questions in
 * tests/data/questions; `npm run search -- "query"` prints the parts of each score.
 */

/** BM25F weights of the fields. */
export const field = {
  // Readers search for the topic of a page, and the title and keywords contain the topic.
  title: 8,
  keywords: 8,
  place: 3,
  about: 3,
  // The parts of an operation ID are indexed too: `getQuote` is also get and quote.
  operation: 3,
  // The topic of a section is in its heading. Its keywords are the words that readers use for the topic.
  heading: 3,
  sectionKeywords: 4,
  // Above 1, because most answers are in a text, not in a heading.
  text: 1.5,
};

/** Weights of words that begin with a word of the query, of similar words (corrections), and of synonyms. */
export const prefix = 0.3;
export const fuzzy = 1;
export const synonym = 0.5;

/**
 * Exponents. `coverage`: how much a section counts less that contains only a part of the query. `phrase`: MiniSearch
 * multiplies the score of a phrase by the number of its words. Divided by this power of it, a phrase counts little more
 * than a word.
 */
export const exponent = {coverage: 0.5, phrase: 1.5};

/**
 * Added to counts, so that none is zero: to the number of texts and pages with a word, and to the numbers of typed and
 * of all segments of a path, where it favours the operation with the shortest path.
 */
export const offset = {rarity: 0.5, call: 0.5};

/** How well a query that is the title of a page names the pages below that page, from 0 to 1. */
export const below = 0.5;

/**
 * Factors by area. Few readers search for news, and PMS guides rarely answer a query that does not name the PMS. The
 * factor of the version in the query is 1.
 */
export const area = {guide: 1, v2: 1, common: 1, pms: 0.4, changelog: 0.6, blog: 0.8, v1: 0.45};

/** Factor of a PMS guide or the changelog if the query contains its title. */
export const titled = 2;
