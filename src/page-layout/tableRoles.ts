const roles = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  'th[scope="row"]': 'rowheader',
  td: 'cell',
};

/**
 * Writes the roles of tables out whose rows are cards on a phone (src/css/tables.css): some browsers do not announce as a table what
 * is not displayed as one. In the HTML the roles would be mistakes, because these elements have them.
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
