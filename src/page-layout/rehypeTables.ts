import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {CARD_COLUMNS} from '../site/tables';

const elementsIn = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child: ElementContent): child is Element =>
      child.type === 'element' && names.includes(child.tagName),
  );

/**
 * Rehype plugin that prepares tables with three or more columns for narrow screens, where each row is shown as a card
 * (src/css/tables.css). Adds the column header to each cell as `data-label`, except the first, the card's title.
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
