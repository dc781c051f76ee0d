/**
 * Stores a query in the URL, so that a shared link and the back button restore it. Adds no history entry, because each
 * letter would add one. Does nothing if the browser refuses: Safari limits the number of changes in ten seconds.
 */
export function storeQuery(query: string): void {
  const url = new URL(window.location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // The next letter may be stored again.
  }
}
