/**
 * Stores a query, or the value of another parameter, in the URL, so that a shared link and the back button restore it.
 * Adds no history entry, because each letter would add one. Does nothing if the browser refuses: Safari limits the
 * number of changes in ten seconds.
 */
export function storeQuery(query: string, name = 'q'): void {
  const url = new URL(window.location.href);
  if (query) url.searchParams.set(name, query);
  else url.searchParams.delete(name);
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // The next letter may be stored again.
  }
}
