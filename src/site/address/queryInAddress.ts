/** Stores a query, or the value of another parameter, in the URL. An empty one is removed. */
export function storeQuery(query: string, name = 'q'): void {
  const {searchParams} = new URL(window.location.href);
  if (query) searchParams.set(name, query);
  else searchParams.delete(name);
  replaceSearch(searchParams.size > 0 ? `?${searchParams}` : '');
}

/**
 * Chooses the radio button whose value the URL has, unless the reader has already chosen another one than the first.
 *
 * @param name name of the buttons, and of the parameter
 */
export function restoreChoice(form: HTMLFormElement, name: string): void {
  const stored = new URLSearchParams(window.location.search).get(name);
  const [first, ...others] = form.querySelectorAll<HTMLInputElement>(`[name='${name}']`);
  if (first?.checked) choose(others.find(({value}) => value === stored));
}

/**
 * Chooses a radio button by a click, because React would not notice a change of `checked`, nor the reader's return to
 * another one. Returns false for another element, and for the button that is chosen already.
 */
export function choose(button: Element | null | undefined): boolean {
  if (!(button instanceof HTMLInputElement) || button.checked) return false;
  button.click();
  return true;
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
