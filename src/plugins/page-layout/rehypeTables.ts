// Rehype plugin that prepares tables for narrow screens.
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {childElements, elementsByTag} from '../../site/hast';
import {CARD_COLUMNS} from '../../site/tables';

/**
 * Narrow screens show each row of a table with three or more columns as a card (src/css/tables.css). Adds the column
 * header as `data-label` to each cell. The first cell needs none as the title of the card, unless titles would repeat.
 */
export function rehypeTables() {
  return (tree: Root) => {
    for (const table of elementsByTag(tree, 'table')) {
      const [head, ...body] = elementsByTag(table, 'tr').map(childElements);
      const labels = (head ?? []).map((cell) => toString(cell).trim());
      if (labels.length < CARD_COLUMNS) continue;
      const classes = [table.properties.className ?? []].flat();
      table.properties.className = [...classes, 'table-cards'];
      const rows = body.map((cells) => cells.filter(({tagName}) => tagName === 'td'));
      const titles = new Set(rows.map(([cell]) => cell && toString(cell)));
      if (titles.size === rows.length) labels[0] = '';
      for (const [index, cell] of rows.flatMap((cells) => [...cells.entries()])) {
        if (labels[index]) cell.properties.dataLabel = labels[index];
      }
    }
  };
}
