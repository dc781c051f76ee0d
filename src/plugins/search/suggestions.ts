// The rows of the search while its field is empty, or where it finds nothing.
import type {PageHits} from './find';
import suggested from './suggested.json';

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

/** Suggests the recent queries, and the pages that most readers need or, after a query that found nothing, others. */
export function suggestionsFor(recent: string[], isAfterNothing: boolean): PageHits[] {
  const queries = recent.map((query) => ({
    title: query,
    query,
    url: `/search?q=${encodeURIComponent(query)}`,
    about: 'Search again',
  }));
  const rows = rowsOf('Recent searches', queries);
  return isAfterNothing
    ? [...rowsOf('Look here instead', suggested.instead), ...rows]
    : [...rows, ...rowsOf('Popular pages', suggested.popular)];
}
