// Rehype plugin that prepares tables for narrow screens.
import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {CARD_COLUMNS} from '../../site/tables';

const elementsIn = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child: ElementContent): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );

/**
 * Narrow screens show each row of a table with three or more columns as a card (src/css/tables.css). Adds the column
 * header as `data-label` to each cell except the first. The first cell is the title of the card.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const [head] = elementsIn(table, 'thead').flatMap((group) => elementsIn(group, 'tr'));
      const labels = (head ? elementsIn(head, 'th') : []).map((cell) => toString(cell).trim());
      if (labels.length < CARD_COLUMNS) return;
      const classes = [table.properties.className ?? []].flat();
      table.properties.className = [...classes, 'table-cards'];
      for (const row of elementsIn(table, 'tbody').flatMap((group) => elementsIn(group, 'tr'))) {
        for (const [index, cell] of elementsIn(row, 'td').entries()) {
          if (index > 0 && labels[index]) cell.properties.dataLabel = labels[index];
        }
      }
    });
  };
}
