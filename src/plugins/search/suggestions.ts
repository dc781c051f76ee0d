// The rows of the search dialog while its field is empty.
import type {PageHits} from './find';
import popular from './popular.json';

type Suggestion = {title: string; url: string; about: string; query?: string};

/** Builds rows in the format of search results, with a heading above the first one. */
const rowsOf = (above: string, suggestions: Suggestion[]): PageHits[] =>
  suggestions.map(({title, about, ...hit}, index) => ({
    title,
    ...(index === 0 && {above}),
    hits: [
      {...hit, heading: [{text: title, marked: false}], excerpt: [{text: about, marked: false}]},
    ],
    best: 0,
  }));

/** Suggests the recent queries, and the pages that most readers need. */
export const suggestionsFor = (recent: string[]): PageHits[] => [
  ...rowsOf(
    'Recent searches',
    recent.map((query) => ({
      title: query,
      query,
      url: `/search?q=${encodeURIComponent(query)}`,
      about: 'Search again',
    })),
  ),
  ...rowsOf('Popular pages', popular),
];
