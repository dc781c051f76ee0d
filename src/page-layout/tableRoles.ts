const roles = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  'th[scope="row"]': 'rowheader',
  td: 'cell',
};

/**
 * Sets the ARIA roles of tables whose rows become cards on narrow screens (src/css/tables.css), because some browsers
 * drop the implicit roles if CSS changes `display`. They are not in the HTML, because a validator rejects redundant
 * roles.
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
