import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** From how many columns on a table does not fit a phone. */
const WIDE = 3;

const elementsIn = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child: ElementContent): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );

/**
 * Prepares each table of three or more columns for narrow screens, where its rows are shown as cards (src/css/tables.css). A cell
 * carries the head of its column. Roles are written out: what is not displayed as a table loses the roles of one.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const groups = elementsIn(table, 'thead', 'tbody');
      const [heads = []] = groups
        .filter(({tagName}) => tagName === 'thead')
        .flatMap((head) => elementsIn(head, 'tr').map((row) => elementsIn(row, 'th')));
      if (heads.length < WIDE) return;
      const labels = heads.map((head) => toString(head).trim());
      const classes = [table.properties.className ?? []].flat();
      Object.assign(table.properties, {className: [...classes, 'table-cards'], role: 'table'});
      for (const group of groups) {
        group.properties.role = 'rowgroup';
        for (const row of elementsIn(group, 'tr')) {
          row.properties.role = 'row';
          for (const [index, cell] of elementsIn(row, 'th', 'td').entries()) {
            if (cell.tagName === 'th') {
              cell.properties.role = 'columnheader';
              continue;
            }
            cell.properties.role = 'cell';
            // The first cell is the title of the card.
            if (index > 0 && labels[index]) cell.properties.dataLabel = labels[index];
          }
        }
      }
    });
  };
}
