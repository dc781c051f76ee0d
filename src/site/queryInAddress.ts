/** Stores a query, or the value of another parameter, in the URL. An empty one is removed. */
export function storeQuery(query: string, name = 'q'): void {
  const {searchParams} = new URL(window.location.href);
  if (query) searchParams.set(name, query);
  else searchParams.delete(name);
  replaceSearch(searchParams.size > 0 ? `?${searchParams}` : '');
}

/**
 * Replaces the search part of the URL, so that a shared link and the back button restore it. Adds no history entry,
 * because each letter would add one. Does nothing if the browser refuses: Safari limits the number of changes in ten
 * seconds.
 *
 * @param search with a leading `?`, or empty
 */
export function replaceSearch(search: string): void {
  const {pathname, hash} = window.location;
  try {
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  } catch {
    // The next letter may be stored again.
  }
}
