/**
 * Tuning parameters of the search. tests/built/search.test.ts checks them against the questions in
 * tests/data/questions; `npm run search -- "query"` prints the parts of each score.
 */

/** BM25F weights of the fields. */
export const field = {
  // Readers search for the topic of a page, which is in its title, keywords and URL.
  title: 8,
  keywords: 8,
  place: 3,
  about: 3,
  // Operation ids are matched as a whole; their parts are words of the title.
  operation: 3,
  // The topic of a section is in its heading, and in its keywords in the words of readers.
  heading: 3,
  sectionKeywords: 4,
  // Above 1, because most answers are in a text, not in a heading.
  text: 1.5,
};

/** Weights of matches other than the word itself. */
export const match = {
  // A prefix match: "avail" finds "availability".
  prefix: 0.4,
  // Lower than 1, because readers may not mean the synonym. The first applies to BM25, the second to the coverage.
  synonym: 0.5,
  synonymCoverage: 0.7,
  // The more pages share a text, the less it says about one of them.
  repeated: 0.25,
};

/** Factors of a section. */
export const section = {
  // The heading or the end of the anchor is an identifier in the query.
  named: 1.6,
};

/** Factors by area: few readers need the reference of version 1, and news is rarely searched for. */
export const area = {guide: 1, v2: 1, common: 1, pms: 1, changelog: 0.6, blog: 0.8, v1: 0.45};

/** Other factors of a page. */
export const page = {
  // PMS guides rarely answer a query that does not name the PMS. The list of undocumented facts contains every name,
  // but no answers.
  narrow: 0.4,
  // The query contains all words of the title.
  titled: 1.2,
  // The query contains the name of the PMS; this replaces the other two.
  namedPms: 2,
  // Pages with a lower coverage of the query are not shown.
  leastCoverage: 0.2,
};

/** Scores of path segments and operation ids, from 0 to 1. */
export const call = {
  // `{propertyId}` or `:id` for a parameter of any name.
  parameter: 0.9,
  // A value instead of the parameter, such as `4711`.
  value: 0.7,
  // The beginning of a segment or operation id, which may be incomplete.
  beginning: 0.5,
  // Deducted for each segment that is omitted at the start, such as `/api`, so that shorter paths are preferred.
  perSkippedSegment: 0.01,
};

/** Word lengths for the correction of spelling errors. Short words have too many similar words. */
export const spelling = {
  // Length of the shortest word that is corrected.
  shortest: 4,
  // Below this, only a missing or swapped letter is an error: "train" is not "trail".
  easilyMistaken: 6,
  // From this length on, two letters may be wrong.
  long: 10,
};

/** Limits of what is shown of a result. */
export const display = {
  // Number of sections per page: more would push the next page off the screen.
  sections: 3,
  // Sections below this share of the best score of their page are left out.
  leastOfBest: 0.1,
  // Characters of an excerpt, about two lines, and how many of them are before the first match.
  excerpt: 170,
  beforeMatch: 50,
};
