// Client module that sets ARIA roles on tables whose rows become cards.

const roles = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  'th[scope="row"]': 'rowheader',
  td: 'cell',
};

/**
 * Sets the roles of tables whose rows become cards on narrow screens (src/css/tables.css). Some browsers drop the
 * implicit roles if CSS changes `display`. HTML validators reject redundant roles, so a script adds them.
 */
export function onRouteDidUpdate(): void {
  for (const table of document.querySelectorAll('.table-cards')) {
    for (const [selector, role] of Object.entries(roles)) {
      for (const part of [table, ...table.querySelectorAll(selector)]) {
        if (part.matches(selector)) part.setAttribute('role', role);
      }
    }
  }
}
