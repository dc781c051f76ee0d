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
 * header as `data-label` to each cell. The first cell needs none as the title of the card, unless titles would repeat.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const [head] = elementsIn(table, 'thead').flatMap((group) => elementsIn(group, 'tr'));
      const labels = (head ? elementsIn(head, 'th') : []).map((cell) => toString(cell).trim());
      if (labels.length < CARD_COLUMNS) return;
      const classes = [table.properties.className ?? []].flat();
      table.properties.className = [...classes, 'table-cards'];
      const rows = elementsIn(table, 'tbody')
        .flatMap((group) => elementsIn(group, 'tr'))
        .map((row) => elementsIn(row, 'td'));
      const titles = new Set(rows.map(([cell]) => cell && toString(cell)));
      if (titles.size === rows.length) labels[0] = '';
      for (const [index, cell] of rows.flatMap((cells) => [...cells.entries()])) {
        if (labels[index]) cell.properties.dataLabel = labels[index];
      }
    });
  };
}
