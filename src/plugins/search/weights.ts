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
  // Operation ids match only as a whole. Their parts are also words of the title.
  operation: 3,
  // The topic of a section is in its heading. Its keywords are the words that readers use for the topic.
  heading: 3,
  sectionKeywords: 4,
  // Above 1, because most answers are in a text, not in a heading.
  text: 1.5,
};

/** Weights of matches other than the word itself. */
export const match = {
  // A prefix match: "avail" finds "availability".
  prefix: 0.4,
  // Below 1, because readers may not mean the synonym.
  synonym: 0.5,
};

/** Factors by area. Few readers need the reference of version 1 or search for news. */
export const area = {guide: 1, v2: 1, common: 1, pms: 1, changelog: 0.6, blog: 0.8, v1: 0.45};

/** Other factors for the score of a page. */
export const page = {
  // PMS guides rarely answer a query that does not name the PMS. The list of undocumented facts contains every name,
  // but no answers.
  narrow: 0.4,
  // Applies if the query contains the name of the PMS, and replaces `narrow`.
  namedPms: 2,
  // Pages with a lower coverage of the query are not shown.
  leastCoverage: 0.2,
};

/** Scores of path segments and operation ids, from 0 to 1. */
export const call = {
  // The query has `{propertyId}` or `:id` for a parameter of any name.
  parameter: 0.9,
  // The query has a value, such as `4711`, instead of the parameter.
  value: 0.7,
  // The query has only the beginning of a segment or operation id.
  beginning: 0.5,
  // Deducted for each segment that is omitted at the start, such as `/api`, so that shorter paths are preferred.
  perSkippedSegment: 0.01,
};

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
  // A section is left out if its score is below this share of the best section's score.
  leastOfBest: 0.1,
  // Characters of an excerpt (about two lines), and how many of these characters are before the first match.
  excerpt: 170,
  beforeMatch: 50,
};
