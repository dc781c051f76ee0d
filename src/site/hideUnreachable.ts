/**
 * Hides the list items of links to hidden parts of the page, and shows the others.
 *
 * @param list contains links to parts of the page, each in a list item
 */
export function hideUnreachable(list: ParentNode | null): void {
  for (const {hash, parentElement} of list?.querySelectorAll<HTMLAnchorElement>('li > a') ?? []) {
    const target = document.getElementById(hash.slice(1));
    const part = target?.closest('[hidden], [data-way]');
    parentElement?.toggleAttribute('hidden', part?.getClientRects().length === 0);
  }
}
