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

/** Weights of matches other than the word itself: of words that begin with it, and of synonyms. */
export const match = {prefix: 0.4, synonym: 0.5};

/**
 * Factors by area. Few readers search for news, and PMS guides rarely answer a query that does not name the PMS. The factor
 * of the version in the query is 1.
 */
export const area = {guide: 1, v2: 1, common: 1, pms: 0.4, changelog: 0.6, blog: 0.8, v1: 0.45};

/** Factor of a PMS guide if the query contains the name of the PMS. */
export const namedPms = 2;

/** Pages with a lower coverage of the query are not shown, unless the query names them. */
export const leastCoverage = 0.2;

/** Word lengths for the correction of spelling errors. Short words have too many similar words. */
export const spelling = {
  // Length of the shortest word that is corrected.
  shortest: 4,
  // In shorter words, only a missing letter or swapped letters are errors: "train" is not corrected to "trail".
  easilyMistaken: 6,
  // From this length on, two letters may be wrong.
  long: 10,
};

/** How much of a result is shown. */
export const display = {
  // Maximum number of sections per page. More sections would push the next page off the screen.
  sections: 3,
  // Characters of an excerpt (about two lines), and how many of these characters are before the first match.
  excerpt: 170,
  beforeMatch: 50,
};
