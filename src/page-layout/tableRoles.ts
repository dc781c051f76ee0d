const roles = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  'th[scope="row"]': 'rowheader',
  td: 'cell',
};

/**
 * Sets the ARIA roles of tables whose rows are cards on a phone (src/css/tables.css), since some browsers do not
 * announce a table with another `display`. Set in the browser only, because a validator rejects redundant roles in the
 * HTML.
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
