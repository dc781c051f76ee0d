/**
 * Every number that the search is tuned by. tests/built/search.test.ts checks them against the questions in
 * tests/data/questions; `npm run search -- "query"` shows what each part of a score came to.
 */

/** BM25F weights of the fields. */
export const field = {
  // Readers search for the topic of a page, which is in its title, keywords and address.
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

/** The weight of a match that is not the word itself. */
export const match = {
  // Of "avail" while "availability" is typed.
  prefix: 0.4,
  // The reader may mean another word. One factor is for BM25, one for the share of the query that a page has.
  synonym: 0.5,
  synonymCoverage: 0.7,
  // The more pages share a text, the less it says about one of them.
  repeated: 0.25,
};

/** Factors of a section. */
export const section = {
  // The heading or the end of the anchor is a name of the query.
  named: 1.6,
};

/** Factor by area: few readers need the reference of version 1, and news is rarely searched for. */
export const area = {guide: 1, v2: 1, common: 1, pms: 1, changelog: 0.6, blog: 0.8, v1: 0.45};

/** Other factors of a page. */
export const page = {
  // Guides of a PMS rarely answer a query that does not name it. The list of what is undocumented has every name, and
  // no answer.
  narrow: 0.4,
  // The query has all words of the title.
  titled: 1.2,
  // The query has the name of the PMS; this replaces the other two.
  namedPms: 2,
  // A page with less than this share of the query is not shown.
  leastCoverage: 0.2,
};

/** How well a path or an operation id fits, from 0 to 1. */
export const call = {
  // `{propertyId}` or `:id` for a parameter of any name.
  parameter: 0.9,
  // A value for a parameter, such as `4711`.
  value: 0.7,
  // The beginning of a segment or operation id that may not be typed to its end.
  beginning: 0.5,
  // The typed path may omit the start, such as `/api`. Of two calls that fit equally, the one with the shorter start
  // is preferred.
  perSkippedSegment: 0.01,
};

/** What is corrected as a typing error. Shorter words have too many similar words. */
export const spelling = {
  // Length of the shortest word that is corrected.
  shortest: 4,
  // Below this, only a missing or swapped letter is an error: "train" is not "trail".
  easilyMistaken: 6,
  // From here on two letters may be wrong.
  long: 10,
};

/** How much of a result is shown. */
export const display = {
  // Sections below a page: more would push the next page off the screen.
  sections: 3,
  // Sections below this share of the best score of their page are left out.
  leastOfBest: 0.1,
  // Characters of an excerpt, about two lines, and how many of them are before the first match.
  excerpt: 170,
  beforeMatch: 50,
};
